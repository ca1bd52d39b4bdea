import type { AgentMarket, WalletChain, WalletTransfer } from '@agent-market/sdk';
import { type ReactNode, useState } from 'react';
import { Checkbox, Select, TextField } from '../../fields.tsx';
import { Form, useFields } from '../../form.tsx';
import { formatUsd } from '../../format.ts';
import { TransactionLink } from '../../transaction.tsx';
import { useCurrentAgent } from '../agent-context.ts';
import { CHAIN_LABELS } from '../labels.ts';
import { useCustodyApi } from './use-custody-api.ts';

export function WithdrawForm({ market }: { market: AgentMarket }) {
  const amount = useAmountField('withdraw');
  return (
    <TransferCard
      verb="Withdraw"
      title="Withdraw"
      amount={amount}
      recipient="the payout address of the agent"
      send={() => market.wallets.withdraw(amount.asked)}
    />
  );
}

export function SendForm() {
  const { id } = useCurrentAgent();
  const custody = useCustodyApi();
  const amount = useAmountField('send');
  const { values, text } = useFields('send to', { to: '' });
  return (
    <TransferCard
      verb="Send"
      title="Send to any address"
      amount={amount}
      recipient={values.to.trim()}
      send={() => custody.wallets.send(id, { to: values.to.trim(), ...amount.asked })}
    >
      <TextField
        label="To"
        required
        spellCheck={false}
        apiField="to"
        advice="Enter an address on the chosen network."
        {...text('to')}
      />
    </TransferCard>
  );
}

function useAmountField(name: string) {
  const fields = useFields(name, { chain: 'base' as WalletChain, amount: '', all: false });
  const { chain, amount, all } = fields.values;
  // the full balance if no amount is given
  return { ...fields, asked: { chain, ...(!all && { amount: amount.trim() }) } };
}

interface TransferProps {
  verb: 'Withdraw' | 'Send';
  title: string;
  amount: ReturnType<typeof useAmountField>;
  recipient: string;
  send: () => Promise<WalletTransfer>;
  /** Fields besides the amount. */
  children?: ReactNode;
}

function TransferCard({
  verb,
  title,
  amount: { values, set, text },
  recipient,
  send,
  children,
}: TransferProps) {
  const [sent, setSent] = useState<WalletTransfer>();
  const id = verb.toLowerCase();
  return (
    <section className="card stack-tight" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Form
        onSubmit={send}
        submitLabel={verb}
        onDone={setSent}
        confirmation={{
          title: `${verb} USDC?`,
          description: (
            <p>
              {values.all ? 'The full balance' : `${values.amount.trim()} USDC`} goes to{' '}
              <strong>{recipient}</strong> on {CHAIN_LABELS[values.chain]}. You cannot undo this.
            </p>
          ),
          confirmLabel: `${verb} now`,
        }}
      >
        <Select
          label="Network"
          options={CHAIN_LABELS}
          value={values.chain}
          onSelect={(one) => one && set('chain')(one)}
        />
        {children}
        <TextField
          label={`USDC to ${id}`}
          required={!values.all}
          disabled={values.all}
          inputMode="decimal"
          apiField="amount"
          advice="Enter an amount, such as 25.00."
          {...text('amount')}
        />
        <Checkbox label={`${verb} full balance`} checked={values.all} onCheck={set('all')} />
      </Form>
      {sent && <TransferReceipt transfer={sent} />}
    </section>
  );
}

function TransferReceipt({ transfer: { amount_usd, chain, tx_hash } }: { transfer: WalletTransfer }) {
  return (
    <div role="status">
      {formatUsd(amount_usd)} sent: <TransactionLink network={`${chain}-mainnet`} hash={tx_hash} />
    </div>
  );
}
