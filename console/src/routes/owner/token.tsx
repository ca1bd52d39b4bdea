import type { AgentMarket, TokenFees } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { useOwnMarket } from '../../data/own-market.ts';
import { feesQuery, fundingQuery } from '../../data/owner-queries.ts';
import { Answer } from '../../parts/answer.tsx';
import { Copyable } from '../../parts/copy.tsx';
import { Facts } from '../../parts/facts.tsx';
import { TextArea, TextField } from '../../parts/fields.tsx';
import { Form, useFields } from '../../parts/form.tsx';
import { useMyAgent } from '../../parts/owner/agent-context.ts';
import { NeedsKey } from '../../parts/owner/needs-key.tsx';
import { sol } from '../../parts/sol.ts';
import { TokenCard } from '../../parts/token-card.tsx';
import { signedBy } from '../../session/signed-by.ts';

export function TokenPage() {
  const agent = useMyAgent();
  const { token_mint: mint } = agent;
  if (!mint) return <NoToken />;
  return (
    <div className="grid">
      <TokenCard agent={agent} mint={mint} />
      <Fees />
    </div>
  );
}

function Fees() {
  const { id } = useMyAgent();
  const { market, key } = useOwnMarket();
  const fees = useQuery(feesQuery(market, key, id));
  return (
    <section className="card stack" aria-labelledby="fees">
      <h2 id="fees">Creator fees</h2>
      <Answer of={fees}>
        {(found) => (found ? <FeeFacts of={found} /> : <p>They are not collected here.</p>)}
      </Answer>
    </section>
  );
}

function FeeFacts({ of }: { of: TokenFees }) {
  return (
    <Facts
      of={[
        ['To be collected', sol(of.collectable_lamports)],
        ['Collected', sol(of.collected_lamports)],
        ['Of that yours', sol(of.agent_lamports)],
        ['Paid to you', sol(of.paid_lamports)],
        ['Your share', `${of.split.agent_bps / 100}%`],
        ['Arrive at', <Copyable key="vault" text={of.vault} />],
      ]}
    />
  );
}

function NoToken() {
  const agent = useMyAgent();
  return (
    <div className="grid">
      <section className="card stack" aria-labelledby="launch">
        <h2 id="launch">Launch a token</h2>
        <p className="soft small">
          Named after the agent, from its server wallet, once. It takes a picture, a linked X account and some
          SOL.
        </p>
        <NeedsKey agent={agent} to="launch its token">
          {(market) => <Launch market={market} />}
        </NeedsKey>
      </section>
      <section className="card stack" aria-labelledby="register">
        <h2 id="register">Register one that is there</h2>
        <p className="soft small">Signed by the Solana wallet that made it, which is the agent’s owner.</p>
        <Register />
      </section>
    </div>
  );
}

function Launch({ market }: { market: AgentMarket }) {
  const { id } = useMyAgent();
  const funding = useQuery(fundingQuery(market, id));
  const { values, text } = useFields('launch', { symbol: '', description: '' });
  const act = () =>
    market.tokens.launch('me', {
      symbol: values.symbol.trim(),
      ...(values.description && { description: values.description }),
    });
  return (
    <>
      <Answer of={funding}>
        {({ note, deposit_address }) => (
          <div className="note stack-tight">
            <p>{note}</p>
            <Copyable text={deposit_address} />
          </div>
        )}
      </Answer>
      <Form act={act} button="Launch" done="Launched.">
        <TextField label="Symbol" required maxLength={10} {...text('symbol')} />
        <TextArea
          label="Description; the agent’s own when left empty"
          minLength={20}
          maxLength={500}
          {...text('description')}
        />
      </Form>
    </>
  );
}

function Register() {
  const { id } = useMyAgent();
  const { market, session } = useOwnMarket();
  const { values, text } = useFields('register', { mint: '', name: '', symbol: '', transaction: '' });
  const act = async () =>
    market.tokens.register(id, {
      ...(await signedBy(session.wallet)),
      token_mint: values.mint.trim(),
      token_name: values.name.trim(),
      token_symbol: values.symbol.trim(),
      token_mode: 'pumpfun',
      ...(values.transaction && { token_tx_hash: values.transaction.trim() }),
    });
  return (
    <Form act={act} button="Register" done="Registered.">
      <TextField label="Mint" required spellCheck={false} {...text('mint')} />
      <TextField label="Name" required maxLength={32} {...text('name')} />
      <TextField label="Token symbol" required maxLength={10} {...text('symbol')} />
      <TextField label="Transaction that made it (optional)" spellCheck={false} {...text('transaction')} />
    </Form>
  );
}
