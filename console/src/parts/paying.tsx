import type { PaymentNetwork } from '@agent-market/sdk';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { forgetReference, keptPayment, type Purpose } from '../data/kept-payments.ts';
import type { PayingWallet } from '../data/pay.ts';
import { useSession, type Wallet } from '../session/session.ts';
import { useAction } from './action.tsx';
import { Button, buttonClass } from './button.tsx';
import { Choice } from './fields.tsx';
import { usd } from './format.ts';
import { Problem } from './states.tsx';
import { UnknownPayment } from './unknown-payment.tsx';
import { NETWORKS } from './words.ts';

interface PayingProps<T> {
  purpose: Purpose;
  pay: (paying: PayingWallet) => Promise<T>;
  onPaid?: (made: T) => void;
  /** The only network it is taken on, where there is only one. */
  only?: PaymentNetwork;
  disabled?: boolean;
  children: ReactNode;
}

/** Pays with the wallet that is here. What is on its way already is never paid a second time. */
export function Paying<T>({ only, ...rest }: PayingProps<T>) {
  const { wallet } = useSession();
  const { href } = useLocation();
  const networks = (wallet?.networks ?? []).filter((network) => !only || network === only);
  const [first] = networks;
  if (wallet && first) return <PayWith {...rest} wallet={wallet} networks={networks} first={first} />;
  return (
    <Link to="/sign-in" search={{ next: href }} className={buttonClass()}>
      {`Connect ${wallet ? 'another' : 'a'} wallet ${only ? `on ${NETWORKS[only]} ` : ''}to pay`}
    </Link>
  );
}

interface PayWithProps<T> extends Omit<PayingProps<T>, 'only'> {
  wallet: Wallet;
  networks: PaymentNetwork[];
  first: PaymentNetwork;
}

function PayWith<T>({ purpose, pay, onPaid, disabled = false, children, ...where }: PayWithProps<T>) {
  const { wallet, networks, first } = where;
  const [chosen, choose] = useState(first);
  const [, look] = useState(0);
  const network = networks.includes(chosen) ? chosen : first;
  const paying = useAction(() => pay({ wallet, network }), onPaid);
  const kept = keptPayment(purpose);
  const again = () => look((count) => count + 1);
  if (kept && !kept.reference && !paying.isPending) {
    return <UnknownPayment purpose={purpose} error={paying.error} onKnown={again} />;
  }
  return (
    <div className="stack-tight">
      {networks.length > 1 && !kept && (
        <Choice
          label="Pay on"
          options={namesOf(networks)}
          value={network}
          onChoose={(one) => one && choose(one)}
        />
      )}
      <div>
        <Button disabled={paying.isPending || (disabled && !kept)} onClick={() => paying.mutate()}>
          {paying.isPending ? 'Paying …' : kept ? `Confirm the payment of ${usd(kept.amount)}` : children}
        </Button>
      </div>
      {paying.error && <Problem error={paying.error} />}
      {paying.error && kept && <Rename purpose={purpose} onForgotten={again} />}
    </div>
  );
}

/** For a payment that is not found: perhaps another transaction was it. */
function Rename({ purpose, onForgotten }: { purpose: Purpose; onForgotten: () => void }) {
  const forget = () => {
    forgetReference(purpose);
    onForgotten();
  };
  return (
    <div>
      <Button quiet small onClick={forget}>
        It was another transaction
      </Button>
    </div>
  );
}

const namesOf = (networks: PaymentNetwork[]) =>
  Object.fromEntries(networks.map((network) => [network, NETWORKS[network]])) as Record<
    PaymentNetwork,
    string
  >;
