import { solanaSigner } from '../chains/signers.ts';
import type { Api } from '../server/api.ts';
import { makeAgent, type TestAgent } from './factories.ts';
import { getAgentWallet } from './wallets.ts';

export interface LaunchedAgent extends TestAgent {
  mint: string;
  wallet: string;
}

/** An agent with a token that is on no chain: its fees are what arrives in its vault. */
export async function createLaunchedAgent(api: Api, mode = 'market'): Promise<LaunchedAgent> {
  const agent = await makeAgent(api);
  const mint = solanaSigner().address;
  const launch = 'update agents set token_mint = $2, token_mode = $3 where id = $1';
  await api.database.query(launch, [agent.id, mint, mode]);
  return { ...agent, mint, wallet: await getAgentWallet(api, agent.id, 'solana') };
}
