import { Link } from '@tanstack/react-router';
import { settings } from '../settings.ts';
import { CopyIcon } from './copy-button.tsx';
import { ExternalLink } from './external-link.tsx';
import { shorten } from './format.ts';

interface TransactionProps {
  network: string;
  hash: string;
}

/** An abbreviated transaction, with a link to its explorer. */
export function TransactionLink({ network, hash }: TransactionProps) {
  return (
    <span className="row row-close">
      <ExplorerLink network={network} hash={hash} />
      <CopyIcon text={hash} />
    </span>
  );
}

function ExplorerLink({ network, hash }: TransactionProps) {
  const text = <code title={hash}>{shorten(hash)}</code>;
  if (settings.sandbox) {
    return (
      <Link to="/transactions/$network/$hash" params={{ network, hash }}>
        {text}
      </Link>
    );
  }
  const explorer = settings.explorers[network];
  if (!explorer) return text;
  return <ExternalLink href={explorer.replace('{hash}', encodeURIComponent(hash))}>{text}</ExternalLink>;
}
