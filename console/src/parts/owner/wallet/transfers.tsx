import type { AgentMarket, WalletChain, WalletTransfer } from '@agent-market/sdk';
import { type ReactNode, useState } from 'react';
import { Check, Choice, TextField } from '../../fields.tsx';
import { Form, useFields } from '../../form.tsx';
import { usd } from '../../format.ts';
import { Transaction } from '../../transaction.tsx';
import { useMyAgent } from '../agent-context.ts';
import { CHAINS } from '../words.ts';
import { useCustody } from './custody.ts';

export function Withdraw({ market }: { market: AgentMarket }) {
  const amount = useAmount('withdraw');
  return (
    <TransferCard
      verb="Withdraw"
      title="Withdraw"
      amount={amount}
      send={() => market.wallets.withdraw(amount.asked)}
    />
  );
}

export function Send() {
  const { id } = useMyAgent();
  const custody = useCustody();
  const amount = useAmount('send');
  const { values, text } = useFields('send to', { to: '' });
  return (
    <TransferCard
      verb="Send"
      title="Send anywhere"
      amount={amount}
      send={() => custody.wallets.send(id, { to: values.to.trim(), ...amount.asked })}
    >
      <TextField label="To" required spellCheck={false} {...text('to')} />
    </TransferCard>
  );
}

function useAmount(name: string) {
  const fields = useFields(name, { chain: 'base' as WalletChain, amount: '', all: false });
  const { chain, amount, all } = fields.values;
  // all of it when nothing is said
  return { ...fields, asked: { chain, ...(!all && { amount: amount.trim() }) } };
}

interface TransferProps {
  verb: 'Withdraw' | 'Send';
  title: string;
  amount: ReturnType<typeof useAmount>;
  send: () => Promise<WalletTransfer>;
  /** What is asked besides the amount. */
  children?: ReactNode;
}

function TransferCard({ verb, title, amount: { values, set, text }, send, children }: TransferProps) {
  const [sent, setSent] = useState<WalletTransfer>();
  const id = verb.toLowerCase();
  return (
    <section className="card stack-tight" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Form act={send} button={verb} onDone={setSent}>
        <Choice
          label="On"
          options={CHAINS}
          value={values.chain}
          onChoose={(one) => one && set('chain')(one)}
        />
        {children}
        <TextField
          label={`USDC to ${id}`}
          required={!values.all}
          disabled={values.all}
          inputMode="decimal"
          {...text('amount')}
        />
        <Check label={`${verb} all of it`} checked={values.all} onCheck={set('all')} />
      </Form>
      {sent && <Sent transfer={sent} />}
    </section>
  );
}

function Sent({ transfer: { amount_usd, chain, tx_hash } }: { transfer: WalletTransfer }) {
  return (
    <div role="status">
      {usd(amount_usd)} sent: <Transaction network={`${chain}-mainnet`} hash={tx_hash} />
    </div>
  );
}
