import type { EarnMarket } from '@agent-market/sdk';
import { useState } from 'react';
import { useOwnMarket } from '../data/own-market.ts';
import { depositInto } from '../data/purchases.ts';
import { amount as readAmount } from '../data/search.ts';
import { isSignedIn } from '../session/session.ts';
import { TextField } from './fields.tsx';
import { useFields } from './form.tsx';
import { isLess, usd } from './format.ts';
import { Paying } from './paying.tsx';

/** Sends USDC to a venue from the wallet that is here. */
export function Deposit({ market: into }: { market: EarnMarket }) {
  const { market, session } = useOwnMarket();
  const { values, set, text } = useFields(`deposit ${into.key}`, { amount: '' });
  const [isDone, setDone] = useState(false);
  if (!isSignedIn(session)) return null;
  const amount = readAmount(values.amount);
  const isEnough = amount !== undefined && !isLess(amount, into.min_deposit_usd) && isLess('0', amount);
  return (
    <div className="stack-tight">
      {session.wallet?.networks.includes(into.network) && (
        <TextField label={labelOf(into)} inputMode="decimal" {...text('amount')} />
      )}
      <Paying
        purpose={`earn:${into.key}`}
        only={into.network}
        disabled={!isEnough}
        pay={(paying) => depositInto(market, into, amount ?? '', paying)}
        onPaid={() => {
          set('amount')('');
          setDone(true);
        }}
      >
        {isEnough ? `Deposit ${usd(amount)}` : 'Deposit'}
      </Paying>
      <p className="small soft" role="status">
        {isDone && 'Your deposit is at work.'}
      </p>
    </div>
  );
}

const labelOf = ({ min_deposit_usd }: EarnMarket) =>
  isLess('0', min_deposit_usd) ? `Amount, USD, at least ${usd(min_deposit_usd)}` : 'Amount, USD';
