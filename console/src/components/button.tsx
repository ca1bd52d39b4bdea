import type { ComponentProps } from 'react';

interface ButtonVariant {
  quiet?: boolean;
  small?: boolean;
}

export function getButtonClass({ quiet, small }: ButtonVariant = {}): string {
  return ['button', quiet && 'button-quiet', small && 'button-small'].filter(Boolean).join(' ');
}

export function Button({ quiet = false, small = false, ...rest }: ComponentProps<'button'> & ButtonVariant) {
  return <button type="button" {...rest} className={getButtonClass({ quiet, small })} />;
}
