/** One record as a row of a list: what it is, at a glance. */
import type { ComponentChildren } from 'preact';
import type { FoundRecord } from '../../core/finding';
import { IconButton } from './buttons';
import { Confidence } from './confidence';
import { eventWhen, kindLabel, levelLabel, publishedText } from './field-text';
import { Icon, type IconName } from './icons';
import { t, tOr } from './i18n';
import { KIND_ICONS } from './kind-icons';
import type { ListModel, Mark, Row } from './list-model';
import { picturesShown } from './pictures';
import { valueText } from './record-fields';
import { mailLink, telephoneLink, webLink } from './safe-link';

export interface RowActions<R extends Row = Row> {
  /** Lights the record up in the page, and scrolls to it. Absent where there is no page at hand. */
  show?: (row: R) => void;
  /** Enter on a row. */
  keep?: (rows: R[]) => void;
  remove?: (rows: R[]) => void;
  /** The pointer or the focus came to a row, or left the rows. */
  point?: (row: R | null) => void;
}

const MARK_ICONS: Partial<Record<Mark, IconName>> = {
  new: 'spark',
  changed: 'changed',
  kept: 'check',
  gone: 'gone',
  hidden: 'hidden',
  edited: 'edit',
};

interface Props<R extends Row> {
  row: R;
  model: ListModel<R>;
  actions: RowActions<R>;
  /** In the tab sequence: the buttons of other rows are left out of it. */
  isTabStop: boolean;
}

export function RecordRowContent<R extends Row>({ row, model, actions, isTabStop }: Props<R>) {
  const { record, marks } = row;
  const { lang } = row.page;
  const link = webLink(record.url);
  const isOpen = model.open.value.has(row.key);
  const tab = isTabStop ? 0 : -1;
  return (
    <>
      <div role="gridcell" class="row-check">
        <span class="check" aria-hidden="true">
          <Icon name="check" size={14} />
        </span>
        <Confidence value={record.confidence} />
      </div>
      <div role="gridcell" class="row-main">
        {picturesShown.value && model.hasPictures.value && <Picture record={record} />}
        <div class="row-text">
          <p class="row-name" lang={lang}>
            {record.name}
          </p>
          {marks.length > 0 && (
            <p class="marks">
              {marks.map((mark) => (
                <span key={mark} class={`mark mark-${mark}`} title={tOr(`mark_${mark}_title`, '')}>
                  {MARK_ICONS[mark] && <Icon name={MARK_ICONS[mark]} size={12} />}
                  {t(`mark_${mark}`)}
                </span>
              ))}
            </p>
          )}
          <Facts record={record} lang={lang} tab={tab} />
          {row.context && <p class="row-context">{row.context}</p>}
        </div>
      </div>
      <div role="gridcell" class="row-tools">
        <span class="row-quick">
          {actions.show && (
            <IconButton icon="eye" label={t('show_in_page')} tabIndex={tab} onClick={() => actions.show?.(row)} />
          )}
          <IconButton
            icon="edit"
            label={t('edit_record', record.name)}
            title={t('edit')}
            tabIndex={tab}
            onClick={() => model.edit(row.key)}
          />
          {actions.remove && (
            <IconButton
              icon="trash"
              label={t('delete_record', record.name)}
              title={t('delete')}
              tabIndex={tab}
              onClick={() => actions.remove?.([row])}
            />
          )}
        </span>
        {link && (
          <a
            class="icon-button row-link"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            tabIndex={tab}
            aria-label={t('open_page_of', record.name)}
            title={t('open_page')}
          >
            <Icon name="open" size={14} />
          </a>
        )}
        <IconButton
          icon="chevron"
          label={t('why_record', record.name)}
          title={t('why')}
          aria-expanded={isOpen}
          tabIndex={tab}
          onClick={() => model.toggleDetails(row.key)}
        />
      </div>
    </>
  );
}

/** The lines below the name, by kind. */
function Facts({ record, lang, tab }: { record: FoundRecord; lang: string; tab: number }) {
  switch (record.kind) {
    case 'event':
      return (
        <div class="facts">
          <Fact icon="calendar" label={t('field_when')} text={eventWhen(record)} isOurs />
          <Fact icon="pin" label={t('field_location')} text={valueText(record.location)} lang={lang} />
        </div>
      );
    case 'person':
      return (
        <>
          <Fact text={[record.jobTitle, record.affiliation].filter(Boolean).join(' · ')} lang={lang} />
          <Contacts record={record} tab={tab} />
        </>
      );
    case 'department':
      return (
        <>
          <div class="facts">
            <Fact text={record.level && levelLabel(record.level)} isOurs />
            <Fact text={record.parent} lang={lang} />
          </div>
          <Contacts record={record} tab={tab} />
        </>
      );
    case 'news':
      return <Fact icon="calendar" label={t('field_datePublished')} text={publishedText(record)} isOurs />;
    case 'business':
      return (
        <>
          <Fact icon="pin" label={t('field_address')} text={record.address} lang={lang} />
          <Fact icon="clock" label={t('field_openingHours')} text={record.openingHours} lang={lang} />
          <Contacts record={record} tab={tab} />
        </>
      );
  }
}

/** @param isOurs written by the screen in its own language, not by the page */
function Fact(props: { icon?: IconName; label?: string; text?: string | undefined; lang?: string; isOurs?: boolean }) {
  const { icon, label, text, lang, isOurs } = props;
  if (!text) return null;
  return (
    <p class={isOurs ? 'fact is-when' : 'fact'}>
      {icon && <Icon name={icon} size={15} />}
      {label && <span class="visually-hidden">{label}: </span>}
      <span lang={isOurs ? undefined : lang}>{text}</span>
    </p>
  );
}

function Contacts({ record, tab }: { record: { email?: string; telephone?: string }; tab: number }) {
  const contacts = [
    { icon: 'mail', label: t('field_email'), text: record.email, link: mailLink(record.email) },
    { icon: 'phone', label: t('field_telephone'), text: record.telephone, link: telephoneLink(record.telephone) },
  ] as const;
  const present = contacts.filter(({ text }) => text);
  if (!present.length) return null;
  return (
    <p class="fact contacts">
      {present.map(({ icon, label, text, link }) => (
        <span key={icon} class="contact">
          <Icon name={icon} size={15} />
          <span class="visually-hidden">{label}: </span>
          {link ? (
            <a href={link} tabIndex={tab}>
              {breakable(text!)}
            </a>
          ) : (
            text
          )}
        </span>
      ))}
    </p>
  );
}

/** A long address goes on in the next line before its "@", not in the middle of a word. */
function breakable(text: string): ComponentChildren {
  const at = text.indexOf('@');
  return at < 0 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

function Picture({ record }: { record: FoundRecord }) {
  const source = webLink(record.image);
  return (
    <span class={`picture picture-${record.kind}`}>
      <span class="picture-stand-in" title={kindLabel(record.kind)}>
        <Icon name={KIND_ICONS[record.kind]} />
      </span>
      {source && (
        <img src={source} alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer" onError={hideBroken} />
      )}
    </span>
  );
}

function hideBroken(event: { currentTarget: HTMLImageElement }): void {
  event.currentTarget.hidden = true;
}
