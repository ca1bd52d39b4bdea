import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { CopyButton } from '../copy-button.tsx';

interface MaskedSecretProps {
  text: string;
  masked: string;
  /** Further actions. */
  children?: ReactNode;
}

/** A secret that is hidden until shown. */
export function MaskedSecret({ text, masked, children }: MaskedSecretProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className="row">
      <code>{shown ? text : masked}</code>
      <Button quiet small onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'}
      </Button>
      <CopyButton text={text} />
      {children}
    </span>
  );
}
