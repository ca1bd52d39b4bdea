import { solanaChain } from '../chains/chains.ts';
import type { Api } from '../server/api.ts';
import { makeAgent, type TestAgent } from './factories.ts';

const AVATAR = 'https://example.com/avatar.png';
const SOL = 1_000_000_000n;

export interface FundedAgent extends TestAgent {
  /** Its server wallet. */
  wallet: string;
}

/** An agent that lacks only SOL for its token. */
export async function makeAgentReadyToLaunch(
  api: Api,
  { lamports = 0n, ...wishes }: { lamports?: bigint; name?: string } = {},
) {
  const agent = await makeAgent(api, { avatar_url: AVATAR, ...wishes });
  await linkXAccount(api, agent);
  const [row] = await api.database.query<{ address: string }>(
    `select address from agent_wallets where agent_id = $1 and family = 'solana'`,
    [agent.id],
  );
  const funded: FundedAgent = { ...agent, wallet: row?.address ?? '' };
  if (lamports > 0n) await (await solanaChain()).airdrop(funded.wallet, lamports);
  return funded;
}

/** An agent that can pay for its on-chain actions. */
export const makeFundedAgent = (api: Api, wishes: { name?: string } = {}) =>
  makeAgentReadyToLaunch(api, { ...wishes, lamports: SOL });

export async function linkXAccount(api: Api, { id }: { id: string }): Promise<void> {
  await api.database.query('update agents set twitter_username = $2 where id = $1', [
    id,
    `x_${id.slice(-8)}`,
  ]);
}

export function launchToken(
  api: Pick<Api, 'call'>,
  agent: Pick<TestAgent, 'id' | 'apiKey'>,
  { body = {}, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
) {
  const path = `/api/agents/${agent.id}/token/launch`;
  return api.call('POST', path, { body: { symbol: 'PIXEL', ...body }, bearer: agent.apiKey, headers });
}
