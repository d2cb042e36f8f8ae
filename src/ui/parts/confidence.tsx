/** How sure Gleaner is, as three small bars; the tooltip says it in words. */
import { t } from './i18n';

export function confidenceText(confidence: number): string {
  return t(`confidence_${levelOf(confidence)}`, Math.round(confidence * 100));
}

export function Confidence({ value }: { value: number }) {
  const text = confidenceText(value);
  return (
    <span class={`confidence confidence-${levelOf(value)}`} role="img" aria-label={text} title={text}>
      <i />
      <i />
      <i />
    </span>
  );
}

function levelOf(confidence: number): 'high' | 'middle' | 'low' {
  return confidence >= 0.85 ? 'high' : confidence >= 0.6 ? 'middle' : 'low';
}
