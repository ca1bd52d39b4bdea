import { base58 } from '@scure/base';
import { Keypair } from '@solana/web3.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { solanaSigner } from '../../support/chains/signers.ts';
import { type FundedAgent, launchToken, makeFundedAgent } from '../../support/market/tokens.ts';
import { type Api, startApi } from '../../support/server/api.ts';

const MAX_ATTEMPTS = 5;

let api: Api;
beforeAll(async () => {
  // Without jobs, which would process a transaction before the test does.
  api = await startApi({ chains: true, env: { ROLE: 'api' } });
});
afterAll(() => api.close());

const readToken = ({ id }: FundedAgent) => api.call('GET', `/api/agents/${id}/token`);

/** A launched token whose transaction a fork drops after its last attempt. */
async function failLaunch(agent: FundedAgent): Promise<void> {
  const signature = base58.encode(Keypair.generate().secretKey);
  const [row] = await api.database.query<{ id: string }>(
    `update chain_transactions set state = 'sent', settled_at = null, next_attempt_at = now(), tx_hash = $2,
       last_block_height = 1, attempt = $3
     where kind = 'token_launch' and sender = $1 returning id`,
    [agent.wallet, signature, MAX_ATTEMPTS],
  );
  await api.parts.transactions.process(row?.id ?? '');
  const { data } = await api.call('GET', '/api/notifications', { signer: agent.owner });
  expect(data).toMatchObject([{ type: 'token_launch_failed' }]);
}

it('takes the token from the agent if its launch fails after it landed', async () => {
  const agent = await makeFundedAgent(api);
  const dropped = await launchToken(api, agent);
  expect((await readToken(agent)).data.token_mint).toBe(dropped.data.mint);
  await failLaunch(agent);
  expect((await readToken(agent)).status).toBe(404);
  const [columns] = await api.database.query(
    `select token_mint, token_name, token_symbol, token_mode, token_creator_wallet, token_image_url,
       token_tx_hash, token_launched_at from agents where id = $1`,
    [agent.id],
  );
  expect(new Set(Object.values(columns ?? {}))).toEqual(new Set([null]));
  const { status, data, text } = await launchToken(api, agent);
  expect(status, text).toBe(200);
  expect(data.mint).not.toBe(dropped.data.mint);
  expect((await readToken(agent)).data.token_mint).toBe(data.mint);
});

it('leaves another token on the agent if a launch fails', async () => {
  const agent = await makeFundedAgent(api);
  await launchToken(api, agent);
  const mint = solanaSigner().address;
  await api.database.query('update agents set token_mint = $2 where id = $1', [agent.id, mint]);
  await failLaunch(agent);
  expect((await readToken(agent)).data).toMatchObject({ token_mint: mint, token_symbol: 'PIXEL' });
});
