import { Link } from '@tanstack/react-router';
import { settings } from '../settings.ts';
import { CopyButton } from './copy.tsx';
import { shortened } from './format.ts';
import { OutsideLink } from './outside.tsx';

interface TransactionProps {
  network: string;
  hash: string;
}

/** A transaction by its ends, with the way to where its chain shows it. */
export function Transaction({ network, hash }: TransactionProps) {
  return (
    <span className="row">
      <Shown network={network} hash={hash} />
      <CopyButton text={hash} />
    </span>
  );
}

function Shown({ network, hash }: TransactionProps) {
  const text = <code title={hash}>{shortened(hash)}</code>;
  if (settings.sandbox) {
    return (
      <Link to="/transactions/$network/$hash" params={{ network, hash }}>
        {text}
      </Link>
    );
  }
  const explorer = settings.explorers[network];
  if (!explorer) return text;
  return <OutsideLink href={explorer.replace('{hash}', encodeURIComponent(hash))}>{text}</OutsideLink>;
}
