/** "Why": what a record was taken for and on which grounds, and where each of its values comes from. */
import type { ComponentChildren } from 'preact';
import { googleCalendarLink } from '../../core/export';
import type { Evidence } from '../../core/finding';
import { Button } from './buttons';
import { confidenceText } from './confidence';
import { fieldLabel, fieldText, kindLabel, whenContext } from './field-text';
import { Icon } from './icons';
import { t, tOr } from './i18n';
import type { ListModel, Row } from './list-model';
import { fieldOf, presentFields } from './record-fields';
import type { RowActions } from './record-row';
import { webLink } from './safe-link';
import { zoneText } from './zone-text';

export interface Change {
  field: string;
  before: unknown;
  now: unknown;
}

interface Props<R extends Row> {
  row: R;
  model: ListModel<R>;
  actions: RowActions<R>;
  /** Values that differ from what is kept. */
  changes?: readonly Change[];
  /** What the screen adds at the end. */
  children?: ComponentChildren;
}

export function RecordDetails<R extends Row>({ row, model, actions, changes = [], children }: Props<R>) {
  const { record, page } = row;
  const zone = zoneText(record, whenContext());
  const calendar = googleCalendarLink({ record, page });
  return (
    <div class="details">
      <div class="details-actions">
        {actions.show && (
          <Button icon="eye" onClick={() => actions.show?.(row)}>
            {t('show_in_page')}
          </Button>
        )}
        <Button icon="edit" onClick={() => model.edit(row.key)}>
          {t('edit')}
        </Button>
        {calendar && (
          <OutLink href={calendar} title={t('google_calendar_title')}>
            <Icon name="calendar-add" />
            {t('google_calendar')}
          </OutLink>
        )}
      </div>
      {changes.length > 0 && (
        <section>
          <h2>{t('details_changes')}</h2>
          <ul class="changes">
            {changes.map(({ field, before, now }) => (
              <li key={field}>
                <b>{fieldLabel(field)}</b> <del lang={page.lang}>{fieldText(field, before) || t('value_none')}</del>{' '}
                <span aria-hidden="true">→</span> <ins lang={page.lang}>{fieldText(field, now) || t('value_none')}</ins>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('details_values')}</h2>
        <dl class="values">
          {presentFields(record).map((field) => (
            <Value
              key={field}
              field={field}
              value={fieldOf(record, field)}
              evidence={record.evidence[field]}
              lang={page.lang}
            />
          ))}
          {zone && (
            <>
              <dt>{t('field_timeZone')}</dt>
              <dd>
                <span class="value">{zone.text}</span>
                <span class="evidence">{t(zone.isGuess ? 'zone_guess' : 'zone_stated')}</span>
              </dd>
            </>
          )}
        </dl>
      </section>
      <section>
        <h2>{t('details_why', kindLabel(record.kind))}</h2>
        <p class="details-confidence">{confidenceText(record.confidence)}</p>
        {record.why.length > 0 && (
          <ul class="reasons">
            {record.why.map((reason) => (
              <li key={reason}>{tOr(`reason_${reason.replaceAll('-', '_')}`, reason)}</li>
            ))}
          </ul>
        )}
      </section>
      {children}
    </div>
  );
}

function Value(props: { field: string; value: unknown; evidence: Evidence | undefined; lang: string }) {
  const { field, value, evidence, lang } = props;
  const text = fieldText(field, value);
  const link = field === 'url' || field === 'image' ? webLink(text) : undefined;
  return (
    <>
      <dt>{fieldLabel(field)}</dt>
      <dd>
        <span class="value" lang={lang}>
          {link ? <OutLink href={link}>{text}</OutLink> : text}
        </span>
        {evidence && (
          <span class={`evidence evidence-${evidence.source}`}>
            <span class="source">{t(`source_${evidence.source}`)}</span>
            {evidence.source !== 'user' && evidence.quote && evidence.quote !== text && (
              <q lang={lang}>{evidence.quote}</q>
            )}
          </span>
        )}
      </dd>
    </>
  );
}

function OutLink({ href, title, children }: { href: string; title?: string; children: ComponentChildren }) {
  const style = title === undefined ? undefined : 'button button-plain';
  return (
    <a class={style} href={href} title={title} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
