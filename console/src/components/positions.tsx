import type { EarnPosition, EarnWithdrawal } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { PiggyBank } from 'lucide-react';
import { useState } from 'react';
import { parseAmount as readAmount } from '../data/search-params.ts';
import { useSessionApi } from '../data/session-api.ts';
import { positionsQuery } from '../data/session-queries.ts';
import { useAction } from './action.tsx';
import { Button } from './button.tsx';
import { CopyableText } from './copy-button.tsx';
import { getMarketName } from './earn-names.ts';
import { DescriptionList } from './facts.tsx';
import { EmptyState, ErrorMessage } from './feedback.tsx';
import { TextField } from './fields.tsx';
import { useFields } from './form.tsx';
import { formatUsd, getSharesValue, isLess } from './format.ts';
import { RoundMoney } from './inline.tsx';
import { QueryResult } from './query-result.tsx';

/** The user's positions, with withdrawals. */
export function Positions() {
  const { market, key } = useSessionApi();
  const positions = useQuery(positionsQuery(market, key));
  // stored here, because an empty position is not shown
  const [last, setLast] = useState<EarnWithdrawal>();
  const shown = positions.data?.filter(isInUse) ?? [];
  return (
    <QueryResult query={positions}>
      {() => (
        <>
          {shown.length === 0 && (
            <EmptyState icon={PiggyBank}>No active deposits. Choose a market below to start.</EmptyState>
          )}
          <ul className="grid">
            {shown.map((position) => (
              <PositionCard key={position.id} position={position} onWithdrawn={setLast} />
            ))}
          </ul>
          <div role="status">{last && <WithdrawalResult of={last} waits={shown.some(isQueued)} />}</div>
        </>
      )}
    </QueryResult>
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
  const shown = (amount: string) => isLess('0', amount) && formatUsd(amount);
  return (
    <li className="card stack">
      <h3>{getMarketName(position)}</h3>
      <p className="price">
        <RoundMoney usd={position.value_usd} />
      </p>
      <DescriptionList
        of={[
          ['Deposited', <RoundMoney key="deposited" usd={position.principal_usd} />],
          ['Earned', <RoundMoney key="earned" usd={position.pnl_usd} />],
          ['Pending deposit', shown(position.pending_usd)],
          ['Queued withdrawals', shown(position.queued_usd)],
        ]}
      />
      <WithdrawForm position={position} onWithdrawn={onWithdrawn} />
    </li>
  );
}

function WithdrawForm({ position, onWithdrawn }: PositionProps) {
  const { market } = useSessionApi();
  const { values, set, text } = useFields(`withdraw ${position.id}`, { amount: '' });
  // unchanged until it succeeds, so that a lost response causes no second withdrawal
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const amount = readAmount(values.amount);
  const isPart = amount !== undefined && isLess(amount, position.value_usd);
  const withdrawing = useAction(
    () =>
      market.earn.withdraw(
        {
          position_id: position.id,
          ...(isPart ? { shares: getSharesValue(position, amount) } : { all: true }),
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
            label="Amount (USD); leave empty to withdraw everything"
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
                ? 'Processing…'
                : isPart
                  ? `Withdraw ${formatUsd(amount)}`
                  : 'Withdraw everything'}
            </Button>
          </div>
        </>
      )}
      {withdrawing.error && <ErrorMessage error={withdrawing.error} />}
    </div>
  );
}

function WithdrawalResult({ of, waits }: { of: EarnWithdrawal; waits: boolean }) {
  return (
    <div className="note row">
      {of.status === 'queued'
        ? waits
          ? WITHDRAWAL_QUEUED_MESSAGE
          : WITHDRAWAL_PAID_MESSAGE
        : `${formatUsd(of.amount_usd)} was paid to your wallet.`}
      {of.tx_hash && <CopyableText text={of.tx_hash} />}
    </div>
  );
}

const WITHDRAWAL_QUEUED_MESSAGE =
  'Your withdrawal is queued. It is paid when the venue has enough liquidity.';
const WITHDRAWAL_PAID_MESSAGE = 'Your withdrawal was paid to your wallet.';
