import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { forgetPayment, keepPayment, keptPayment, type Purpose } from '../data/kept-payments.ts';
import { useSession, type Wallet } from '../session/session.ts';
import { ActionButton, useAction } from './action.tsx';
import { Button, buttonClass } from './button.tsx';
import { TextField } from './fields.tsx';
import { Problem } from './states.tsx';

interface PayingProps {
  purpose: Purpose;
  pay: (wallet: Wallet) => Promise<unknown>;
  children: ReactNode;
}

/** Pays with the wallet that is here. What is on its way already is never paid a second time. */
export function Paying({ purpose, pay, children }: PayingProps) {
  const { wallet } = useSession();
  const { href } = useLocation();
  const [, look] = useState(0);
  const again = () => look((count) => count + 1);
  const paying = useAction(() => pay(wallet as Wallet));
  const kept = keptPayment(purpose);
  if (!wallet) {
    return (
      <Link to="/sign-in" search={{ next: href }} className={buttonClass()}>
        Connect a wallet to pay
      </Link>
    );
  }
  if (kept && !kept.reference && !paying.isPending) {
    return <Unknown purpose={purpose} error={paying.error} onKnown={again} />;
  }
  return (
    <div className="stack-tight">
      <Button disabled={paying.isPending} onClick={() => paying.mutate()}>
        {paying.isPending ? 'Paying …' : kept?.reference ? 'Confirm the payment' : children}
      </Button>
      {paying.error && <Problem error={paying.error} />}
    </div>
  );
}

/** The wallet went silent while it was asked to pay: only its person can find out whether it did. */
function Unknown({
  purpose,
  error,
  onKnown,
}: {
  purpose: Purpose;
  error: Error | null;
  onKnown: () => void;
}) {
  const [reference, setReference] = useState('');
  const tell = async () => {
    const kept = keptPayment(purpose);
    if (kept) keepPayment(purpose, { ...kept, reference: reference.trim() });
    onKnown();
  };
  const forget = async () => {
    forgetPayment(purpose);
    onKnown();
  };
  return (
    <div className="note stack-tight">
      <p>Your wallet was asked to pay and did not say whether it did. Look there before you go on.</p>
      {error && <Problem error={error} />}
      <TextField
        label="Hash of the transaction"
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <div className="row">
        <ActionButton act={tell}>It was sent</ActionButton>
        <ActionButton quiet act={forget}>
          Nothing was sent
        </ActionButton>
      </div>
    </div>
  );
}
