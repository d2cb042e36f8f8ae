/** While the page is read: how far it is, over the outline of what will stand there. */
import { PHASES, type Phase } from '../../messages/contract';
import { t } from '../parts/i18n';

const ROWS = [72, 54, 63, 48, 68, 57];

export function Loading({ phase }: { phase: Phase }) {
  const step = PHASES.indexOf(phase) + 1;
  const words = t(`phase_${phase}`);
  return (
    <div class="loading">
      <div class="loading-head">
        <p role="status">{words}</p>
        <progress aria-label={t('progress')} aria-valuetext={words} max={PHASES.length + 1} value={step} />
      </div>
      <div class="skeleton" aria-hidden="true">
        {ROWS.map((width) => (
          <div key={width} class="skeleton-row">
            <i class="bone bone-check" />
            <div>
              <i class="bone" style={{ width: `${width}%` }} />
              <i class="bone bone-thin" style={{ width: `${width * 0.7}%` }} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
