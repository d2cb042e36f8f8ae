/** Buttons that all screens share. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from './icons';

type ButtonProps = Omit<JSX.IntrinsicElements['button'], 'icon' | 'label'>;

/** A button that is only an icon: the label is its name and its tooltip. */
export function IconButton({ icon, label, ...rest }: ButtonProps & { icon: IconName; label: string }) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

export function Button({
  icon,
  tone = 'plain',
  children,
  ...rest
}: ButtonProps & { icon?: IconName; tone?: 'plain' | 'primary' | 'quiet' | 'danger'; children: ComponentChildren }) {
  return (
    <button type="button" class={`button button-${tone}`} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}
