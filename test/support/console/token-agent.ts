import { AgentMarket } from '../../../sdk/src/index.ts';
import type { SandboxWithSellers } from './sandbox-with-sellers.ts';

/** An agent with its own token, of a user with a linked X account, which a launch requires. */
export interface TokenAgent {
  /** The owner's identity token. */
  token: string;
  /** The agent's server wallet, which created the token. */
  wallet: string;
  /** The vault of the token's fees. */
  vault: string;
}

const tokenAgents = new WeakMap<SandboxWithSellers, Promise<TokenAgent>>();

/** One per sandbox, created on first use. */
export function getTokenAgent(shop: SandboxWithSellers): Promise<TokenAgent> {
  const works = tokenAgents.get(shop) ?? createTokenAgent(shop);
  tokenAgents.set(shop, works);
  return works;
}

async function createTokenAgent({ baseUrl, callSandbox, fund }: SandboxWithSellers): Promise<TokenAgent> {
  const claims = { sub: 'ada', name: 'Ada', twitter_username: 'ada' };
  const { access_token: token } = await callSandbox<{ access_token: string }>('/identity', claims);
  const { api_key } = await new AgentMarket({ baseUrl, token }).agents.register({
    name: 'Coin Works',
    description: 'Drawings of coins, heads and tails',
    avatar_url: 'https://files.example.com/coin.png',
  });
  const agent = new AgentMarket({ baseUrl, apiKey: api_key });
  const { deposit_address: wallet } = await agent.wallets.funding('me');
  await fund('solana-mainnet', wallet, '1.00');
  await agent.tokens.launch('me', { symbol: 'COIN' });
  const { vault } = await agent.fees.ofAgent('me');
  return { token, wallet, vault };
}
