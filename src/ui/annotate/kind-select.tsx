/** The kind of a record, to choose. */
import { KINDS, type Kind } from '../../core/finding';
import { tOr } from '../parts/i18n';

interface Props {
  value: Kind;
  label: string;
  tabIndex?: number;
  onChoose: (kind: Kind) => void;
}

export function KindSelect({ value, label, tabIndex = 0, onChoose }: Props) {
  return (
    <select
      class="choice-box"
      value={value}
      aria-label={label}
      tabIndex={tabIndex}
      onChange={(event) => onChoose(event.currentTarget.value as Kind)}
    >
      {KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {tOr(`one_${kind}`, kind)}
        </option>
      ))}
    </select>
  );
}
