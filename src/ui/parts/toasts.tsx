/** Short words at the foot of the screen about what was just done, with a way back. Screen readers hear them. */
import { signal } from '@preact/signals';
import { Button, IconButton } from './buttons';
import { Icon } from './icons';
import { t } from './i18n';

interface Toast {
  text: string;
  tone: 'plain' | 'problem';
  undo?: () => Promise<void> | void;
  /** With a link to what it is about: the library. */
  isOfLibrary?: boolean;
}

/** Long enough to be read and reached by keyboard; the pointer or the focus on it stops the clock. */
const STAYS = 14_000;

const toast = signal<Toast | null>(null);
const announced = signal('');
let timer: ReturnType<typeof setTimeout> | undefined;
/** Outlives its toast: Ctrl+Z takes back the last action even after the words have gone. */
let lastUndo: Toast['undo'];

export function say(text: string, undo?: Toast['undo']): void {
  show({ text, tone: 'plain', ...(undo && { undo }) });
  lastUndo = undo ?? lastUndo;
}

/** As `say`, about what the library holds now, from a screen that does not show it: with a link that leads there. */
export function sayOfLibrary(text: string, undo: Toast['undo']): void {
  say(text, undo);
  toast.value = { ...toast.peek()!, isOfLibrary: true };
}

/** @param undo offered again, where it is the way back that failed */
export function sayProblem(text: string, undo?: Toast['undo']): void {
  show({ text, tone: 'problem', ...(undo && { undo }) });
  lastUndo = undo ?? lastUndo;
}

/** For screen readers only: counts and the like, which the screen shows anyway. */
export function announce(text: string): void {
  announced.value = text;
}

/** @returns false when there is nothing to take back */
export function undoLast(): boolean {
  if (!lastUndo) return false;
  const undo = lastUndo;
  lastUndo = undefined;
  dismiss();
  void undo();
  return true;
}

function show(next: Toast): void {
  toast.value = next;
  start();
}

function start(): void {
  clearTimeout(timer);
  timer = setTimeout(dismiss, STAYS);
}

function dismiss(): void {
  clearTimeout(timer);
  toast.value = null;
}

/** @param onLeave moves the focus to a good place when the toast that held it goes */
export function Toasts({ onLeave }: { onLeave: () => void }) {
  const current = toast.value;
  const leave = (act: () => void) => () => {
    act();
    onLeave();
  };
  const hold = () => clearTimeout(timer);
  return (
    <>
      <div class="toasts" role="status">
        {current && (
          <div
            class={`toast toast-${current.tone}`}
            onPointerEnter={hold}
            onFocusCapture={hold}
            onPointerLeave={start}
            onBlurCapture={start}
          >
            {current.tone === 'problem' && <Icon name="alert" />}
            <span class="toast-text">{current.text}</span>
            <div class="toast-actions">
              {current.undo && (
                <Button tone="quiet" onClick={leave(undoLast)}>
                  {t('undo')}
                </Button>
              )}
              {current.isOfLibrary && (
                <a
                  class="button button-quiet"
                  href="/src/ui/library/index.html"
                  target="_blank"
                  aria-label={t('library_open')}
                >
                  {t('library_title')}
                </a>
              )}
              <IconButton icon="close" label={t('dismiss')} onClick={leave(dismiss)} />
            </div>
          </div>
        )}
      </div>
      <div class="visually-hidden" role="status">
        {announced.value}
      </div>
    </>
  );
}
