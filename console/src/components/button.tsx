import type { ComponentProps } from 'react';

export interface ButtonVariant {
  quiet?: boolean | undefined;
  /** Without a border, for actions beside others. */
  plain?: boolean | undefined;
  /** For what cannot be undone. */
  danger?: boolean | undefined;
  small?: boolean | undefined;
  /** Square, for an icon alone; needs an `aria-label`. */
  icon?: boolean | undefined;
}

export function getButtonClass({ quiet, plain, danger, small, icon }: ButtonVariant = {}): string {
  return [
    'button',
    quiet && 'button-quiet',
    plain && 'button-plain',
    danger && 'button-danger',
    small && 'button-small',
    icon && 'button-icon',
  ]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = ComponentProps<'button'> & ButtonVariant & { pending?: boolean };

export function Button({
  quiet,
  plain,
  danger,
  small,
  icon,
  pending = false,
  disabled = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || pending}
      className={getButtonClass({ quiet, plain, danger, small, icon })}
    >
      {pending && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
