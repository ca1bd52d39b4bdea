import type { TokenFees } from '@agent-market/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { feeBalanceQuery, tokenFeesQuery } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { CardHeader } from '../card-header.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { CopyableText } from '../copy-button.tsx';
import { DescriptionList, StatList } from '../facts.tsx';
import { TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { PagedList } from '../paged-list.tsx';
import { QueryResult } from '../query-result.tsx';
import { formatSol, parseSol } from '../sol.ts';

/** Creator fees: earned, collected and paid out. */
export function CreatorFees() {
  const { market, key } = useSessionApi();
  const balance = useQuery(feeBalanceQuery(market, key));
  return (
    <QueryResult query={balance}>
      {(found) => (
        <div className="stack">
          <StatList
            of={[
              ['Uncollected', formatSol(found.collectable_lamports)],
              ['Collected', formatSol(found.collected_lamports)],
              ['Paid to agents', formatSol(found.paid_lamports)],
              ['Available', formatSol(found.available_lamports)],
            ]}
          />
          <div className="row">
            <ConfirmButton
              variant={{ quiet: true }}
              title="Collect creator fees?"
              description={
                <p>{formatSol(found.collectable_lamports)} moves from the vaults to the treasury.</p>
              }
              confirmLabel="Collect now"
              doneMessage="Collection started."
              onConfirm={() => market.fees.collect({})}
            >
              Collect
            </ConfirmButton>
          </div>
          <FeesByToken />
        </div>
      )}
    </QueryResult>
  );
}

function FeesByToken() {
  const { market, key } = useSessionApi();
  const fees = useInfiniteQuery(tokenFeesQuery(market, key));
  return (
    <PagedList query={fees} noun="tokens">
      {(items) => (
        <ul className="stack">
          {items.map((one) => (
            <TokenCard key={one.token_mint} fees={one} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function TokenCard({ fees }: { fees: TokenFees }) {
  const left = BigInt(fees.agent_lamports) - BigInt(fees.paid_lamports);
  return (
    <li className="card stack-tight">
      <CardHeader
        title={
          <Link to="/agents/$id" params={{ id: fees.agent_id }}>
            <code className="small">{fees.agent_id}</code>
          </Link>
        }
      >
        <strong className="number">{formatSol(left.toString())} due</strong>
      </CardHeader>
      <DescriptionList
        of={[
          ['Token', <CopyableText key="mint" text={fees.token_mint} />],
          ['Uncollected', formatSol(fees.collectable_lamports)],
          ['Collected', formatSol(fees.collected_lamports)],
          ['Agent’s share', formatSol(fees.agent_lamports)],
          ['Paid to agent', formatSol(fees.paid_lamports)],
        ]}
      />
      {left > 0n && <PayOutFees fees={fees} left={left} />}
    </li>
  );
}

function PayOutFees({ fees: { agent_id, token_mint }, left }: { fees: TokenFees; left: bigint }) {
  const { market } = useSessionApi();
  const { values, text } = useFields(`pay out ${token_mint}`, {
    recipient: '',
    amount: formatSol(left.toString()).replace(' SOL', ''),
  });
  // unchanged until it succeeds, so that a lost response causes no second payout
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const act = () => {
    const payout = {
      agent_id,
      token_mint,
      recipient_wallet: values.recipient.trim(),
      amount_lamports: parseSol(values.amount),
    };
    return market.fees.payout(payout, { idempotencyKey });
  };
  return (
    <details>
      <summary>
        Pay out<span className="unseen"> to {agent_id}</span>
      </summary>
      <Form
        onSubmit={act}
        submitLabel="Send payout"
        confirmation={{
          title: 'Send this payout?',
          description: (
            <p>
              {values.amount} SOL goes to <code>{values.recipient}</code>. You cannot undo this.
            </p>
          ),
          confirmLabel: `Send ${values.amount} SOL`,
        }}
        doneMessage="Paid."
        onDone={() => setKey(crypto.randomUUID())}
      >
        <TextField
          label="Wallet of the agent, its owner or the token creator"
          required
          spellCheck={false}
          {...text('recipient')}
        />
        <TextField label="Amount (SOL)" required inputMode="decimal" {...text('amount')} />
      </Form>
    </details>
  );
}
