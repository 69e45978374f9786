import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'md' | 'lg' | 'icon';

/** The CSS classes of a button, also for links that look like buttons. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  extra = '',
) {
  return ['btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, extra].filter(Boolean).join(' ');
}

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The action is running: a press does nothing, but the button can keep the focus. */
    isBusy?: boolean;
  };

export function Button({
  variant,
  size,
  icon,
  className,
  isBusy,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      {...rest}
      onClick={isBusy ? undefined : onClick}
      className={buttonClass(variant, size, className)}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...rest} className={buttonClass(variant, size, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
