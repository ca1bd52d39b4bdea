import type { EarnPosition, EarnWithdrawal } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnMarket } from '../data/own-market.ts';
import { positionsQuery } from '../data/own-queries.ts';
import { amount as readAmount } from '../data/search.ts';
import { useAction } from './action.tsx';
import { Answer } from './answer.tsx';
import { Button } from './button.tsx';
import { Copyable } from './copy.tsx';
import { Facts } from './facts.tsx';
import { TextField } from './fields.tsx';
import { useFields } from './form.tsx';
import { isLess, sharesWorth, usd } from './format.ts';
import { Empty, Problem } from './states.tsx';

/** What whoever is here has at work, and the way to take it out. */
export function Positions() {
  const { market, key } = useOwnMarket();
  const positions = useQuery(positionsQuery(market, key));
  // kept here: a position that is empty is not shown
  const [last, setLast] = useState<EarnWithdrawal>();
  const shown = positions.data?.filter(isInUse) ?? [];
  return (
    <Answer of={positions}>
      {() => (
        <>
          {shown.length === 0 && <Empty>You have nothing at work.</Empty>}
          <ul className="grid">
            {shown.map((position) => (
              <PositionCard key={position.id} position={position} onWithdrawn={setLast} />
            ))}
          </ul>
          <div role="status">{last && <Outcome of={last} waits={shown.some(isQueued)} />}</div>
        </>
      )}
    </Answer>
  );
}

const isQueued = ({ queued_usd }: EarnPosition) => isLess('0', queued_usd);
const isInUse = (position: EarnPosition) =>
  position.shares !== '0' || isLess('0', position.pending_usd) || isQueued(position);

interface PositionProps {
  position: EarnPosition;
  onWithdrawn: (withdrawal: EarnWithdrawal) => void;
}

function PositionCard({ position, onWithdrawn }: PositionProps) {
  const shown = (amount: string) => isLess('0', amount) && usd(amount);
  return (
    <li className="card stack">
      <h3>
        {position.venue} · {position.market}
      </h3>
      <p className="price">{usd(position.value_usd)}</p>
      <Facts
        of={[
          ['Paid in', usd(position.principal_usd)],
          ['Gained', usd(position.pnl_usd)],
          ['On its way in', shown(position.pending_usd)],
          ['Waiting to be paid out', shown(position.queued_usd)],
        ]}
      />
      <Withdraw position={position} onWithdrawn={onWithdrawn} />
    </li>
  );
}

function Withdraw({ position, onWithdrawn }: PositionProps) {
  const { market } = useOwnMarket();
  const { values, set, text } = useFields(`withdraw ${position.id}`, { amount: '' });
  // the same until it has worked, so that a lost answer is no second withdrawal
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const amount = readAmount(values.amount);
  const isPart = amount !== undefined && isLess(amount, position.value_usd);
  const withdrawing = useAction(
    () =>
      market.earn.withdraw(
        {
          position_id: position.id,
          ...(isPart ? { shares: sharesWorth(position, amount) } : { all: true }),
        },
        { idempotencyKey },
      ),
    (withdrawal) => {
      onWithdrawn(withdrawal);
      set('amount')('');
      setKey(crypto.randomUUID());
    },
  );
  if (position.shares === '0' && !withdrawing.error) return null;
  return (
    <div className="stack-tight">
      {position.shares !== '0' && (
        <>
          <TextField
            label="Amount, USD; everything when left empty"
            inputMode="decimal"
            {...text('amount')}
          />
          <div>
            <Button
              quiet
              disabled={withdrawing.isPending || (values.amount.trim() !== '' && amount === undefined)}
              onClick={() => withdrawing.mutate()}
            >
              {withdrawing.isPending
                ? 'One moment …'
                : isPart
                  ? `Withdraw ${usd(amount)}`
                  : 'Withdraw everything'}
            </Button>
          </div>
        </>
      )}
      {withdrawing.error && <Problem error={withdrawing.error} />}
    </div>
  );
}

function Outcome({ of, waits }: { of: EarnWithdrawal; waits: boolean }) {
  return (
    <div className="note row">
      {of.status === 'queued' ? (waits ? WAITS : PAID) : `${usd(of.amount_usd)} was paid to your wallet.`}
      {of.tx_hash && <Copyable text={of.tx_hash} />}
    </div>
  );
}

const WAITS =
  'Your withdrawal has its place in the queue. It is paid as soon as the venue has the money free.';
const PAID = 'Your withdrawal was paid to your wallet.';
