import type { PaymentNetwork } from '@agent-market/sdk';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { PayingWallet } from '../data/pay-once.ts';
import { clearPaymentReference, findPendingPayment, type PaymentPurpose } from '../data/pending-payments.ts';
import { useSession, type Wallet } from '../session/session.ts';
import { useAction } from './action.tsx';
import { Button, getButtonClass } from './button.tsx';
import { ErrorMessage } from './feedback.tsx';
import { Select } from './fields.tsx';
import { formatUsd } from './format.ts';
import { NETWORK_LABELS } from './labels.ts';
import { UnconfirmedPayment } from './unconfirmed-payment.tsx';

interface PayButtonProps<T> {
  purpose: PaymentPurpose;
  pay: (paying: PayingWallet) => Promise<T>;
  onPaid?: (made: T) => void;
  /** The only accepted network, if there is one. */
  requiredNetwork?: PaymentNetwork;
  disabled?: boolean;
  children: ReactNode;
}

/** Pays with the connected wallet. A pending payment is never made again. */
export function PayButton<T>({ requiredNetwork, ...rest }: PayButtonProps<T>) {
  const { wallet } = useSession();
  const { href } = useLocation();
  const networks = (wallet?.networks ?? []).filter(
    (network) => !requiredNetwork || network === requiredNetwork,
  );
  const [first] = networks;
  if (wallet && first)
    return <WalletPayButton {...rest} wallet={wallet} networks={networks} defaultNetwork={first} />;
  return (
    <Link to="/sign-in" search={{ next: href }} className={getButtonClass()}>
      {`Connect ${wallet ? 'another' : 'a'} wallet ${requiredNetwork ? `on ${NETWORK_LABELS[requiredNetwork]} ` : ''}to pay`}
    </Link>
  );
}

interface WalletPayButtonProps<T> extends Omit<PayButtonProps<T>, 'only'> {
  wallet: Wallet;
  networks: PaymentNetwork[];
  defaultNetwork: PaymentNetwork;
}

function WalletPayButton<T>({
  purpose,
  pay,
  onPaid,
  disabled = false,
  children,
  ...where
}: WalletPayButtonProps<T>) {
  const { wallet, networks, defaultNetwork } = where;
  const [chosen, choose] = useState(defaultNetwork);
  const [, look] = useState(0);
  const network = networks.includes(chosen) ? chosen : defaultNetwork;
  const paying = useAction(() => pay({ wallet, network }), onPaid);
  const kept = findPendingPayment(purpose);
  const again = () => look((count) => count + 1);
  if (kept && !kept.reference && !paying.isPending) {
    return <UnconfirmedPayment purpose={purpose} error={paying.error} onResolved={again} />;
  }
  return (
    <div className="stack-tight">
      {networks.length > 1 && !kept && (
        <Select
          label="Pay on"
          options={toNetworkOptions(networks)}
          value={network}
          onSelect={(one) => one && choose(one)}
        />
      )}
      <div>
        <Button disabled={paying.isPending || (disabled && !kept)} onClick={() => paying.mutate()}>
          {paying.isPending ? 'Paying…' : kept ? `Confirm payment of ${formatUsd(kept.amount)}` : children}
        </Button>
      </div>
      {paying.error && <ErrorMessage error={paying.error} />}
      {paying.error && kept && <CorrectReference purpose={purpose} onForgotten={again} />}
    </div>
  );
}

/** For a payment that is not found: the user may name another transaction. */
function CorrectReference({ purpose, onForgotten }: { purpose: PaymentPurpose; onForgotten: () => void }) {
  const forget = () => {
    clearPaymentReference(purpose);
    onForgotten();
  };
  return (
    <div>
      <Button quiet small onClick={forget}>
        Use a different transaction
      </Button>
    </div>
  );
}

const toNetworkOptions = (networks: PaymentNetwork[]) =>
  Object.fromEntries(networks.map((network) => [network, NETWORK_LABELS[network]])) as Record<
    PaymentNetwork,
    string
  >;
