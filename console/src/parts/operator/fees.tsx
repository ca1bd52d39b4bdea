import type { TokenFees } from '@agent-market/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { feeBalanceQuery, tokenFeesQuery } from '../../data/operator-queries.ts';
import { useOwnMarket } from '../../data/own-market.ts';
import { ActionButton } from '../action.tsx';
import { Answer } from '../answer.tsx';
import { CardHead } from '../card-head.tsx';
import { Copyable } from '../copy.tsx';
import { Facts, Figures } from '../facts.tsx';
import { TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { PagesOf } from '../pages-of.tsx';
import { lamportsOf, sol } from '../sol.ts';

/** What the agents' tokens earned, collected and paid out. */
export function CreatorFees() {
  const { market, key } = useOwnMarket();
  const balance = useQuery(feeBalanceQuery(market, key));
  return (
    <Answer of={balance}>
      {(found) => (
        <div className="stack">
          <Figures
            of={[
              ['To be collected', sol(found.collectable_lamports)],
              ['Collected', sol(found.collected_lamports)],
              ['Paid to agents', sol(found.paid_lamports)],
              ['Available', sol(found.available_lamports)],
            ]}
          />
          <div className="row">
            <ActionButton quiet act={() => market.fees.collect({})}>
              Collect
            </ActionButton>
          </div>
          <ByToken />
        </div>
      )}
    </Answer>
  );
}

function ByToken() {
  const { market, key } = useOwnMarket();
  const fees = useInfiniteQuery(tokenFeesQuery(market, key));
  return (
    <PagesOf of={fees} noun="tokens">
      {(items) => (
        <ul className="stack">
          {items.map((one) => (
            <TokenCard key={one.token_mint} fees={one} />
          ))}
        </ul>
      )}
    </PagesOf>
  );
}

function TokenCard({ fees }: { fees: TokenFees }) {
  const left = BigInt(fees.agent_lamports) - BigInt(fees.paid_lamports);
  return (
    <li className="card stack-tight">
      <CardHead
        title={
          <Link to="/agents/$id" params={{ id: fees.agent_id }}>
            <code className="small">{fees.agent_id}</code>
          </Link>
        }
      >
        <strong className="number">{sol(left.toString())} due</strong>
      </CardHead>
      <Facts
        of={[
          ['Token', <Copyable key="mint" text={fees.token_mint} />],
          ['To be collected', sol(fees.collectable_lamports)],
          ['Collected', sol(fees.collected_lamports)],
          ['Of that the agent’s', sol(fees.agent_lamports)],
          ['Paid to it', sol(fees.paid_lamports)],
        ]}
      />
      {left > 0n && <PayOut fees={fees} left={left} />}
    </li>
  );
}

function PayOut({ fees: { agent_id, token_mint }, left }: { fees: TokenFees; left: bigint }) {
  const { market } = useOwnMarket();
  const { values, text } = useFields(`pay out ${token_mint}`, {
    recipient: '',
    amount: sol(left.toString()).replace(' SOL', ''),
  });
  // the same until it has worked, so that a lost answer is no second payout
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const act = () => {
    const payout = {
      agent_id,
      token_mint,
      recipient_wallet: values.recipient.trim(),
      amount_lamports: lamportsOf(values.amount),
    };
    return market.fees.payout(payout, { idempotencyKey });
  };
  return (
    <details>
      <summary>
        Pay out<span className="unseen"> to {agent_id}</span>
      </summary>
      <Form act={act} button="Pay the fees out" done="Paid." onDone={() => setKey(crypto.randomUUID())}>
        <TextField
          label="Wallet of the agent, its owner or the token’s creator"
          required
          spellCheck={false}
          {...text('recipient')}
        />
        <TextField label="Amount, SOL" required inputMode="decimal" {...text('amount')} />
      </Form>
    </details>
  );
}
