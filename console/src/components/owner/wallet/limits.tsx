import type { Funding, WalletChain } from '@agent-market/sdk';
import { getNow } from '../../../data/clock.ts';
import { TextField } from '../../fields.tsx';
import { Form, useFields } from '../../form.tsx';
import { formatDateTime, formatUsd } from '../../format.ts';
import { useCurrentAgent } from '../agent-context.ts';
import { CHAIN_LABELS } from '../labels.ts';
import { useCustodyApi } from './use-custody-api.ts';

export function SpendingLimit({ of: { spending } }: { of: Funding }) {
  const { id } = useCurrentAgent();
  const custody = useCustodyApi();
  const { values, text } = useFields('limit', { limit: spending.daily_limit_usd ?? '' });
  return (
    <section className="card stack-tight" aria-labelledby="limit">
      <h3 id="limit">Spending limit</h3>
      <p className="small soft">
        {formatUsd(spending.spent_usd)} in the last 24 hours,{' '}
        {spending.remaining_usd === null ? 'no daily limit' : `${formatUsd(spending.remaining_usd)} left`}.
      </p>
      <Form
        onSubmit={() => custody.wallets.setSettings(id, { daily_spend_limit_usd: values.limit.trim() })}
        submitLabel="Set limit"
        doneMessage="Saved."
      >
        <TextField
          label="Limit per 24 hours (USD)"
          required
          inputMode="decimal"
          apiField="daily_spend_limit_usd"
          advice="Enter an amount, such as 25.00."
          {...text('limit')}
        />
      </Form>
    </section>
  );
}

export function WithdrawAddress({ of: { withdraw }, chain }: { of: Funding; chain: WalletChain }) {
  const { id } = useCurrentAgent();
  const custody = useCustodyApi();
  const now = withdraw[`withdraw_address_${chain}`];
  const from = withdraw[`usable_from_${chain}`];
  const { values, text } = useFields(`to ${chain}`, { address: now ?? '' });
  const act = () =>
    custody.wallets.setWithdrawAddress(id, { [`withdraw_address_${chain}`]: values.address.trim() });
  return (
    <section className="card stack-tight" aria-labelledby={`to-${chain}`}>
      <h3 id={`to-${chain}`}>Withdrawal address on {CHAIN_LABELS[chain]}</h3>
      {from && Date.parse(from) > getNow() && (
        <p className="small soft">The agent can use it from {formatDateTime(from)}.</p>
      )}
      <Form onSubmit={act} submitLabel={`Set address on ${CHAIN_LABELS[chain]}`} doneMessage="Saved.">
        <TextField
          label={`Address on ${CHAIN_LABELS[chain]}`}
          required
          spellCheck={false}
          apiField={`withdraw_address_${chain}`}
          advice={`Enter an address on ${CHAIN_LABELS[chain]}.`}
          {...text('address')}
        />
      </Form>
    </section>
  );
}
