/** The menu of export formats: each can be saved as a file or copied. */
import { useRef } from 'preact/hooks';
import { EXPORTERS, VARIANTS, type Exporter, type ExportItem } from '../../core/export';
import { IconButton, Button } from './buttons';
import { copyText, saveExport } from './export-file';
import { t, tn, type MessageKey } from './i18n';
import { say, sayProblem } from './toasts';

/** What formats that take only some kinds say where there is none of these; without words of its own: people, departments, businesses. */
const NONE: Partial<Record<string, MessageKey>> = {
  ics: 'export_none_ics',
  inm: 'export_none_units',
  orgjsonld: 'export_none_units',
};

interface Props {
  id: string;
  items: ExportItem[];
  /** Title for file names. */
  title: string;
  disabled?: boolean;
  /** Formats beside those that every list has. */
  more?: readonly Exporter[];
}

export function ExportMenu({ id, items, title, disabled, more = [] }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const place = () => placeBeside(menu.current!, button.current!.getBoundingClientRect());
  return (
    <div class="export" ref={button}>
      <Button icon="download" popovertarget={id} disabled={disabled} aria-haspopup="dialog" aria-label={t('export')}>
        {t('export')}
      </Button>
      <div id={id} onToggle={place} ref={menu} popover="auto" role="dialog" aria-label={t('export_title')} class="menu">
        <p class="menu-title">{tn('export_subject', items.length)}</p>
        <ul>
          {[...EXPORTERS, ...VARIANTS, ...more].map((exporter) => (
            <Format key={exporter.id} exporter={exporter} items={items} title={title} done={close} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Format(props: { exporter: Exporter; items: ExportItem[]; title: string; done: () => void }) {
  const { exporter, title, done } = props;
  const items = props.items.filter(({ record }) => exporter.accepts(record));
  const name = t(`format_${exporter.id}` as 'format_ics');
  const none = items.length === 0;
  const describedBy = `format-note-${exporter.id}`;
  const copy = async () => {
    done();
    try {
      await copyText(exporter.write(items, new Date()));
      say(tn('copied', items.length, name));
    } catch {
      sayProblem(t('copy_refused'));
    }
  };
  const save = () => {
    done();
    saveExport(exporter, items, title);
    say(tn('saved', items.length, name));
  };
  return (
    <li class={none ? 'format is-off' : 'format'}>
      <span class="format-name">
        {name} <span class="format-ending">.{exporter.ending ?? exporter.id}</span>
        <small id={describedBy}>
          {none ? t(NONE[exporter.id] ?? 'export_none_vcf') : tn('export_count', items.length)}
        </small>
      </span>
      <IconButton
        icon="copy"
        label={t('copy_as', name)}
        disabled={none}
        aria-describedby={describedBy}
        onClick={copy}
      />
      <IconButton
        icon="download"
        label={t('save_as', name)}
        disabled={none}
        aria-describedby={describedBy}
        onClick={save}
      />
    </li>
  );
}

/** Below the button, or above it where there is more room; within the window in any case. */
function placeBeside(menu: HTMLElement, button: DOMRect): void {
  const [above, below] = [button.top, innerHeight - button.bottom];
  const { clientWidth } = document.documentElement;
  menu.style.right = `${Math.max(10, Math.min(clientWidth - button.right, clientWidth - menu.offsetWidth - 10))}px`;
  menu.style.top = below >= above ? `${button.bottom + 6}px` : 'auto';
  menu.style.bottom = below >= above ? 'auto' : `${innerHeight - button.top + 6}px`;
  menu.style.maxHeight = `${Math.max(above, below) - 16}px`;
}
