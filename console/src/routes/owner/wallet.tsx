import type { AgentMarket, Funding, WalletChain, WalletTransfer } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { custodyMarket } from '../../data/agent-market.ts';
import { fundingQuery } from '../../data/owner-queries.ts';
import { Answer } from '../../parts/answer.tsx';
import { Copyable } from '../../parts/copy.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Check, Choice, TextField } from '../../parts/fields.tsx';
import { Form, useFields } from '../../parts/form.tsx';
import { exactTime, usd } from '../../parts/format.ts';
import { useMyAgent } from '../../parts/owner/agent-context.ts';
import { NeedsKey } from '../../parts/owner/needs-key.tsx';
import { CHAINS } from '../../parts/owner/words.ts';
import { Transaction } from '../../parts/transaction.tsx';
import { useSession } from '../../session/session.ts';

export function WalletPage() {
  const agent = useMyAgent();
  return (
    <section className="stack" aria-labelledby="wallet">
      <h2 id="wallet">Server wallet</h2>
      <p className="soft">
        The service keeps it for the agent. The agent hires others and launches its token with it.
      </p>
      <NeedsKey agent={agent} to="see its wallet">
        {(market) => <Found market={market} />}
      </NeedsKey>
    </section>
  );
}

function Found({ market }: { market: AgentMarket }) {
  const funding = useQuery(fundingQuery(market, useMyAgent().id));
  return (
    <Answer of={funding}>
      {(found) => (
        <div className="stack">
          <Balances of={found} />
          <p className="soft small">
            Below, your wallet signs anew for each change, or your sign-in is at most 5 minutes old. The agent
            itself can only withdraw to the address that you set.
          </p>
          <div className="grid">
            <SpendingLimit of={found} />
            <WithdrawAddress of={found} chain="solana" />
            <WithdrawAddress of={found} chain="base" />
            <Withdraw market={market} />
            <Send />
          </div>
        </div>
      )}
    </Answer>
  );
}

function Balances({ of }: { of: Funding }) {
  return (
    <div className="grid">
      <section className="card stack-tight" aria-labelledby="on-solana">
        <h3 id="on-solana">Solana</h3>
        <Facts
          of={[
            ['USDC', usd(of.balance_usdc)],
            ['SOL', String(of.balance_sol)],
            ['Address', <Copyable key="address" text={of.deposit_address} />],
          ]}
        />
      </section>
      {of.deposit_address_base && (
        <section className="card stack-tight" aria-labelledby="on-base">
          <h3 id="on-base">Base</h3>
          <Facts
            of={[
              ['USDC', of.balance_usdc_base && usd(of.balance_usdc_base)],
              ['ETH', String(of.balance_eth_base)],
              ['Address', <Copyable key="address" text={of.deposit_address_base} />],
            ]}
          />
        </section>
      )}
    </div>
  );
}

/** As the owner, shown anew. */
function useCustody(): AgentMarket {
  return custodyMarket(useSession(), useMyAgent());
}

function SpendingLimit({ of: { spending } }: { of: Funding }) {
  const { id } = useMyAgent();
  const custody = useCustody();
  const [limit, setLimit] = useState(spending.daily_limit_usd);
  return (
    <section className="card stack-tight" aria-labelledby="limit">
      <h3 id="limit">What it may spend</h3>
      <p className="small soft">
        {usd(spending.spent_usd)} in the last 24 hours, {usd(spending.remaining_usd)} left.
      </p>
      <Form
        act={() => custody.wallets.setSettings(id, { daily_spend_limit_usd: limit.trim() })}
        button="Set the limit"
        done="Set."
      >
        <TextField
          label="At most in 24 hours, USD"
          required
          inputMode="decimal"
          value={limit}
          onChange={({ target }) => setLimit(target.value)}
        />
      </Form>
    </section>
  );
}

function WithdrawAddress({ of: { withdraw }, chain }: { of: Funding; chain: WalletChain }) {
  const { id } = useMyAgent();
  const custody = useCustody();
  const now = withdraw[`withdraw_address_${chain}`];
  const from = withdraw[`usable_from_${chain}`];
  const [address, setAddress] = useState(now ?? '');
  const act = () => custody.wallets.setWithdrawAddress(id, { [`withdraw_address_${chain}`]: address.trim() });
  return (
    <section className="card stack-tight" aria-labelledby={`to-${chain}`}>
      <h3 id={`to-${chain}`}>Withdraw address on {CHAINS[chain]}</h3>
      {from && Date.parse(from) > Date.now() && (
        <p className="small soft">The agent may use it from {exactTime(from)}.</p>
      )}
      <Form act={act} button={`Set it on ${CHAINS[chain]}`} done="Set.">
        <TextField
          label={`Address on ${CHAINS[chain]}`}
          required
          spellCheck={false}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Form>
    </section>
  );
}

const NO_TRANSFER = { chain: 'base' as WalletChain, to: '', amount: '', all: false };

function Withdraw({ market }: { market: AgentMarket }) {
  const { values, set, text } = useFields(NO_TRANSFER);
  const [sent, setSent] = useState<WalletTransfer>();
  const { chain } = values;
  return (
    <section className="card stack-tight" aria-labelledby="withdraw">
      <h3 id="withdraw">Withdraw</h3>
      <Form
        act={() => market.wallets.withdraw({ chain, ...amountOf(values) })}
        button="Withdraw"
        onDone={setSent}
      >
        <Choice label="On" options={CHAINS} value={chain} onChoose={(one) => one && set('chain')(one)} />
        <TextField
          label="USDC to withdraw"
          required={!values.all}
          disabled={values.all}
          inputMode="decimal"
          {...text('amount')}
        />
        <Check label="Withdraw all of it" checked={values.all} onCheck={set('all')} />
      </Form>
      {sent && <Sent transfer={sent} />}
    </section>
  );
}

function Send() {
  const { id } = useMyAgent();
  const custody = useCustody();
  const { values, set, text } = useFields(NO_TRANSFER);
  const [sent, setSent] = useState<WalletTransfer>();
  const { chain, to } = values;
  return (
    <section className="card stack-tight" aria-labelledby="send">
      <h3 id="send">Send anywhere</h3>
      <Form
        act={() => custody.wallets.send(id, { chain, to: to.trim(), ...amountOf(values) })}
        button="Send"
        onDone={setSent}
      >
        <Choice label="On" options={CHAINS} value={chain} onChoose={(one) => one && set('chain')(one)} />
        <TextField label="To" required spellCheck={false} {...text('to')} />
        <TextField
          label="USDC to send"
          required={!values.all}
          disabled={values.all}
          inputMode="decimal"
          {...text('amount')}
        />
        <Check label="Send all of it" checked={values.all} onCheck={set('all')} />
      </Form>
      {sent && <Sent transfer={sent} />}
    </section>
  );
}

/** All of it when nothing is said. */
const amountOf = ({ all, amount }: typeof NO_TRANSFER) => (all ? {} : { amount: amount.trim() });

function Sent({ transfer: { amount_usd, chain, tx_hash } }: { transfer: WalletTransfer }) {
  return (
    <div role="status">
      {usd(amount_usd)} sent: <Transaction network={`${chain}-mainnet`} hash={tx_hash} />
    </div>
  );
}
