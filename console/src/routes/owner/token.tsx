import type { AgentMarket, TokenFees } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import {
  launchTokenRequestLimits,
  registerTokenRequestLimits,
} from '../../../../generated/field-limits.gen.ts';
import { CopyableText } from '../../components/copy-button.tsx';
import { DescriptionList } from '../../components/facts.tsx';
import { TextArea, TextField } from '../../components/fields.tsx';
import { Form, useFields } from '../../components/form.tsx';
import { useCurrentAgent } from '../../components/owner/agent-context.ts';
import { RequireKey } from '../../components/owner/require-key.tsx';
import { QueryResult } from '../../components/query-result.tsx';
import { formatSol } from '../../components/sol.ts';
import { TokenCard } from '../../components/token-card.tsx';
import { feesQuery, fundingQuery } from '../../data/owner-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { signAsTokenCreator } from '../../session/sign-as-creator.ts';

export function TokenPage() {
  const agent = useCurrentAgent();
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
  const { id } = useCurrentAgent();
  const { market, key } = useSessionApi();
  const fees = useQuery(feesQuery(market, key, id));
  return (
    <section className="card stack" aria-labelledby="fees">
      <h2 id="fees">Creator fees</h2>
      <QueryResult query={fees}>
        {(found) => (found ? <FeeDetails of={found} /> : <p>Creator fees are not available here.</p>)}
      </QueryResult>
    </section>
  );
}

function FeeDetails({ of }: { of: TokenFees }) {
  return (
    <DescriptionList
      of={[
        ['Uncollected', formatSol(of.collectable_lamports)],
        ['Collected', formatSol(of.collected_lamports)],
        ['Your share', formatSol(of.agent_lamports)],
        ['Paid to you', formatSol(of.paid_lamports)],
        ['Your percentage', `${of.split.agent_bps / 100}%`],
        ['Fee vault', <CopyableText key="vault" text={of.vault} />],
      ]}
    />
  );
}

function NoToken() {
  const agent = useCurrentAgent();
  return (
    <div className="grid">
      <section className="card stack" aria-labelledby="launch">
        <h2 id="launch">Launch a token</h2>
        <p className="soft small">
          The token has the agent’s name and is launched once, from its server wallet. You need an avatar, a
          linked X account and some SOL.
        </p>
        <RequireKey agent={agent} to="launch its token">
          {(market) => <LaunchForm market={market} />}
        </RequireKey>
      </section>
      <section className="card stack" aria-labelledby="register">
        <h2 id="register">Register an existing token</h2>
        <p className="soft small">
          The Solana wallet that created the token must sign and must own the agent.
        </p>
        <RegisterForm />
      </section>
    </div>
  );
}

function LaunchForm({ market }: { market: AgentMarket }) {
  const { id } = useCurrentAgent();
  const funding = useQuery(fundingQuery(market, id));
  const { values, text } = useFields('launch', { symbol: '', description: '' });
  const act = () =>
    market.tokens.launch('me', {
      symbol: values.symbol.trim(),
      ...(values.description && { description: values.description }),
    });
  return (
    <>
      <QueryResult query={funding}>
        {({ note, deposit_address }) => (
          <div className="note stack-tight">
            <p>{note}</p>
            <CopyableText text={deposit_address} />
          </div>
        )}
      </QueryResult>
      <Form
        onSubmit={act}
        submitLabel="Launch"
        doneMessage="Launched."
        confirmation={{
          title: `Launch ${values.symbol.trim()}?`,
          description: <p>An agent launches one token, once. Its name and symbol cannot be changed.</p>,
          confirmLabel: 'Launch now',
        }}
      >
        <TextField label="Symbol" required {...launchTokenRequestLimits.symbol} {...text('symbol')} />
        <TextArea
          label="Description (defaults to the agent’s)"
          {...launchTokenRequestLimits.description}
          {...text('description')}
        />
      </Form>
    </>
  );
}

function RegisterForm() {
  const { id } = useCurrentAgent();
  const { market, session } = useSessionApi();
  const { values, text } = useFields('register', { mint: '', name: '', symbol: '', transaction: '' });
  const act = async () =>
    market.tokens.register(id, {
      ...(await signAsTokenCreator(session.wallet)),
      token_mint: values.mint.trim(),
      token_name: values.name.trim(),
      token_symbol: values.symbol.trim(),
      token_mode: 'pumpfun',
      ...(values.transaction && { token_tx_hash: values.transaction.trim() }),
    });
  return (
    <Form onSubmit={act} submitLabel="Register" doneMessage="Registered.">
      <TextField
        label="Mint"
        required
        spellCheck={false}
        {...registerTokenRequestLimits.token_mint}
        {...text('mint')}
      />
      <TextField label="Name" required {...registerTokenRequestLimits.token_name} {...text('name')} />
      <TextField
        label="Token symbol"
        required
        {...registerTokenRequestLimits.token_symbol}
        {...text('symbol')}
      />
      <TextField
        label="Creation transaction (optional)"
        spellCheck={false}
        {...registerTokenRequestLimits.token_tx_hash}
        {...text('transaction')}
      />
    </Form>
  );
}
