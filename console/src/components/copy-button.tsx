import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { shorten } from './format.ts';

const COPIED_MESSAGE_MS = 2000;

function useCopy(text: string) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return { copied, copy: () => navigator.clipboard.writeText(text).then(() => setCopied(true)) };
}

export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const { copied, copy } = useCopy(text);
  return (
    <Button quiet small onClick={copy}>
      {copied ? <Check className="icon" aria-hidden="true" /> : <Copy className="icon" aria-hidden="true" />}
      <span role="status">{copied ? 'Copied' : label}</span>
    </Button>
  );
}

/** An address, id or hash that is too long to display. */
export function CopyableText({ text }: { text: string }) {
  return (
    <span className="row row-close">
      <code title={text}>{shorten(text)}</code>
      <CopyIcon text={text} />
    </span>
  );
}

/** Copies what is beside it. */
export function CopyIcon({ text }: { text: string }) {
  const { copied, copy } = useCopy(text);
  const Icon = copied ? Check : Copy;
  return (
    <Button plain small icon onClick={copy} aria-label="Copy">
      <Icon className="icon" aria-hidden="true" />
      <span className="unseen" role="status">
        {copied && 'Copied'}
      </span>
    </Button>
  );
}
