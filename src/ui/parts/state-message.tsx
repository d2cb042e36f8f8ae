/** A whole screen's worth of one message: nothing found, not readable, an error, an empty library. */
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icons';

interface Props {
  icon: IconName;
  title: string;
  children?: ComponentChildren;
  /** Buttons. */
  actions?: ComponentChildren;
  isAlert?: boolean;
}

export function StateMessage({ icon, title, children, actions, isAlert }: Props) {
  return (
    <section class="state" role={isAlert ? 'alert' : undefined}>
      <span class="state-icon">
        <Icon name={icon} size={30} />
      </span>
      <h2>{title}</h2>
      <div class="state-text">{children}</div>
      {actions && <div class="state-actions">{actions}</div>}
    </section>
  );
}
