import type { ComponentProps } from 'react';

interface Look {
  quiet?: boolean;
  small?: boolean;
}

export function buttonClass({ quiet, small }: Look = {}): string {
  return ['button', quiet && 'button-quiet', small && 'button-small'].filter(Boolean).join(' ');
}

export function Button({ quiet = false, small = false, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" {...rest} className={buttonClass({ quiet, small })} />;
}
