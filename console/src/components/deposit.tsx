import type { EarnMarket } from '@agent-market/sdk';
import { useState } from 'react';
import { depositToEarn } from '../data/purchases.ts';
import { parseAmount as readAmount } from '../data/search-params.ts';
import { useSessionApi } from '../data/session-api.ts';
import { isSignedIn } from '../session/session.ts';
import { TextField } from './fields.tsx';
import { useFields } from './form.tsx';
import { formatUsd, isLess } from './format.ts';
import { PayButton } from './pay-button.tsx';

/** Deposits USDC from the connected wallet. */
export function DepositForm({ market: into }: { market: EarnMarket }) {
  const { market, session } = useSessionApi();
  const { values, set, text } = useFields(`deposit ${into.key}`, { amount: '' });
  const [isDone, setDone] = useState(false);
  if (!isSignedIn(session)) return null;
  const amount = readAmount(values.amount);
  const isEnough = amount !== undefined && !isLess(amount, into.min_deposit_usd) && isLess('0', amount);
  return (
    <div className="stack-tight">
      {session.wallet?.networks.includes(into.network) && (
        <TextField label={getAmountLabel(into)} inputMode="decimal" {...text('amount')} />
      )}
      <PayButton
        purpose={`earn:${into.key}`}
        requiredNetwork={into.network}
        disabled={!isEnough}
        pay={(paying) => depositToEarn(market, into, amount ?? '', paying)}
        onPaid={() => {
          set('amount')('');
          setDone(true);
        }}
      >
        {isEnough ? `Deposit ${formatUsd(amount)}` : 'Deposit'}
      </PayButton>
      <p className="small soft" role="status">
        {isDone && 'Your deposit is earning.'}
      </p>
    </div>
  );
}

const getAmountLabel = ({ min_deposit_usd }: EarnMarket) =>
  isLess('0', min_deposit_usd) ? `Amount (USD, min ${formatUsd(min_deposit_usd)})` : 'Amount (USD)';
