/** What was left out, and why: first what may be a record after all, as the person knows better. */
import type { Note } from '../../core/page/snapshot';
import { t, tn } from '../parts/i18n';
import { noteText } from './note-text';
import { light, showPath } from './store';

const ORDER: Note['step'][] = ['classify', 'relate', 'days', 'fields', 'records', 'snapshot'];
/** Steps whose notes are about a place in the page; the others are about its declared data or the page as a whole. */
const PLACED: readonly Note['step'][] = ['classify', 'relate', 'days'];

export function LeftOut({ notes }: { notes: readonly Note[] }) {
  if (!notes.length) return null;
  const groups = ORDER.map((step) => ({ step, notes: notes.filter((note) => note.step === step) }));
  return (
    <details onPointerLeave={() => light.point(null)}>
      <summary>{tn('notes_count', notes.length)}</summary>
      {groups
        .filter((group) => group.notes.length)
        .map((group) => (
          <section key={group.step} class="left-out">
            <h2>{t(`step_${group.step}`)}</h2>
            <ul>
              {group.notes.map((note, at) => (
                <li key={at}>
                  <NoteLine note={note} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </details>
  );
}

function NoteLine({ note }: { note: Note }) {
  const { path, step } = note;
  if (path === undefined || !PLACED.includes(step)) return <>{noteText(note)}</>;
  const point = () => light.point(path);
  return (
    <button
      type="button"
      class="note"
      title={t('show_in_page')}
      onPointerEnter={point}
      onFocus={point}
      onBlur={() => light.point(null)}
      onClick={() => void showPath(path)}
    >
      {noteText(note)}
    </button>
  );
}
