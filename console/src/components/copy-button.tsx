import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { shorten } from './format.ts';

const COPIED_MESSAGE_MS = 2000;

export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <Button quiet small onClick={copy}>
      <span role="status">{copied ? 'Copied' : label}</span>
    </Button>
  );
}

/** An address, id or hash that is too long to display. */
export function CopyableText({ text }: { text: string }) {
  return (
    <span className="row">
      <code title={text}>{shorten(text)}</code>
      <CopyButton text={text} />
    </span>
  );
}
