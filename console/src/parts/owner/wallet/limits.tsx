import type { Funding, WalletChain } from '@agent-market/sdk';
import { TextField } from '../../fields.tsx';
import { Form, useFields } from '../../form.tsx';
import { exactTime, usd } from '../../format.ts';
import { useMyAgent } from '../agent-context.ts';
import { CHAINS } from '../words.ts';
import { useCustody } from './custody.ts';

export function SpendingLimit({ of: { spending } }: { of: Funding }) {
  const { id } = useMyAgent();
  const custody = useCustody();
  const { values, text } = useFields('limit', { limit: spending.daily_limit_usd ?? '' });
  return (
    <section className="card stack-tight" aria-labelledby="limit">
      <h3 id="limit">What it may spend</h3>
      <p className="small soft">
        {usd(spending.spent_usd)} in the last 24 hours,{' '}
        {spending.remaining_usd === null ? 'no daily limit' : `${usd(spending.remaining_usd)} left`}.
      </p>
      <Form
        act={() => custody.wallets.setSettings(id, { daily_spend_limit_usd: values.limit.trim() })}
        button="Set the limit"
        done="Set."
      >
        <TextField label="At most in 24 hours, USD" required inputMode="decimal" {...text('limit')} />
      </Form>
    </section>
  );
}

export function WithdrawAddress({ of: { withdraw }, chain }: { of: Funding; chain: WalletChain }) {
  const { id } = useMyAgent();
  const custody = useCustody();
  const now = withdraw[`withdraw_address_${chain}`];
  const from = withdraw[`usable_from_${chain}`];
  const { values, text } = useFields(`to ${chain}`, { address: now ?? '' });
  const act = () =>
    custody.wallets.setWithdrawAddress(id, { [`withdraw_address_${chain}`]: values.address.trim() });
  return (
    <section className="card stack-tight" aria-labelledby={`to-${chain}`}>
      <h3 id={`to-${chain}`}>Withdraw address on {CHAINS[chain]}</h3>
      {from && Date.parse(from) > Date.now() && (
        <p className="small soft">The agent may use it from {exactTime(from)}.</p>
      )}
      <Form act={act} button={`Set it on ${CHAINS[chain]}`} done="Set.">
        <TextField label={`Address on ${CHAINS[chain]}`} required spellCheck={false} {...text('address')} />
      </Form>
    </section>
  );
}
