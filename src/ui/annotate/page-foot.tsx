/** Below the list: what was missed, and that nothing more is. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../parts/buttons';
import { withHeightKnown } from '../parts/foot-height';
import { t, tn } from '../parts/i18n';
import { addByHand, addByPicking, isPicking } from './adding';
import { endPicking } from './picking';
import * as store from './store';

export function PageFoot() {
  const { complete } = store.labels.value!;
  const open = store.openCount.value;
  const foot = useRef<HTMLElement>(null);
  useLayoutEffect(() => withHeightKnown(foot.current!), []);
  return (
    <footer class="foot" ref={foot}>
      {isPicking.value ? (
        <div class="foot-row">
          <p class="foot-note" role="status">
            {t('picking')}
          </p>
          <Button onClick={endPicking}>{t('cancel')}</Button>
        </div>
      ) : (
        <div class="foot-row">
          <Button tone="primary" icon="target" onClick={() => void addByPicking()}>
            {t('label_pick')}
          </Button>
          <Button icon="edit" onClick={addByHand}>
            {t('label_add')}
          </Button>
          <span class="grow" />
          {open > 0 && (
            <Button icon="check" onClick={() => void store.judgeRest()}>
              {t('label_rest')}
            </Button>
          )}
        </div>
      )}
      <label class="complete">
        <input
          type="checkbox"
          checked={complete}
          aria-describedby="complete-note"
          onChange={(event) => void store.setComplete(event.currentTarget.checked)}
        />
        <span>{t('label_complete')}</span>
      </label>
      <p class="foot-note" id="complete-note" role="status">
        {complete && open > 0 ? tn('label_complete_open', open) : ''}
      </p>
    </footer>
  );
}
