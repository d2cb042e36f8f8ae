/** Says how many records of the page are of kinds that the person does not have listed, and leads to that choice. */
import { tn } from '../parts/i18n';
import { OptionsLink } from '../parts/options-link';
import { unlistedCount } from './store';

export function Unlisted() {
  const count = unlistedCount.value;
  if (count === 0) return null;
  return (
    <p>
      {tn('unlisted_count', count)} <OptionsLink />
    </p>
  );
}
