import { expect } from 'vitest';
import { getSolanaAdapter } from '../../../../../server/chain/solana/adapter.ts';
import { solanaChain } from '../../../../support/chains/chains.ts';
import { eventually } from '../../../../support/eventually.ts';
import { createLaunchedAgent, type LaunchedAgent } from '../../../../support/market/fees.ts';
import { ADMIN_ID, type Market } from '../../../../support/market/orders.ts';
import { callApi } from '../../../../support/server/call.ts';
import type { KilledAction } from './killed-action.ts';

const EARNED = 20_000_000n;
const PAID = 5_000_000n;
const COLLECT_MS = 60_000;

interface EarningAgent extends LaunchedAgent {
  vault: string;
}

/** Of fees that were collected before; workers send it. */
export async function createFeePayouts(market: Market, count: number): Promise<KilledAction[]> {
  const agents = await createEarningAgents(market, count);
  await collect(market, market.url, `before payouts of ${agents[0]?.id}`);
  return agents.map((agent) => ({
    kind: 'payout of fees',
    ask: async (url) =>
      callApi(url, 'POST', '/api/fees/payout', {
        bearer: await signIn(market),
        headers: { 'Idempotency-Key': `fees of ${agent.id}` },
        body: {
          recipient_wallet: agent.wallet,
          agent_id: agent.id,
          token_mint: agent.mint,
          amount_lamports: String(PAID),
        },
      }),
    expectOnce: async () => expect(await readLamports(market, agent.wallet)).toBe(PAID),
  }));
}

/** Splits what tokens earned; an API process sends it. */
export async function createFeeSplit(market: Market): Promise<KilledAction> {
  const [agent] = (await createEarningAgents(market, 1)) as [EarningAgent];
  return {
    kind: 'fee split',
    ask: (url) => collect(market, url, `split of ${agent.id}`),
    async expectOnce() {
      const [row] = await market.database.query<{ collected: string }>(
        'select collected_lamports::text as collected from fee_accounts where token_mint = $1',
        [agent.mint],
      );
      expect([await readLamports(market, agent.vault), row?.collected]).toEqual([0n, String(EARNED)]);
    },
  };
}

async function collect(market: Market, url: string, key: string) {
  return eventually(async () => {
    const answer = await callApi(url, 'POST', '/api/fees/collect', {
      bearer: await signIn(market),
      headers: { 'Idempotency-Key': key },
      body: {},
    });
    // another collection is on its way
    expect(answer.status).not.toBe(409);
    return answer;
  }, COLLECT_MS);
}

async function createEarningAgents(market: Market, count: number): Promise<EarningAgent[]> {
  const { airdrop } = await solanaChain();
  const launched = await Promise.all(Array.from({ length: count }, () => createLaunchedAgent(market)));
  // opens their accounts
  await callApi(market.url, 'GET', '/api/fees', { bearer: await signIn(market) });
  return Promise.all(
    launched.map(async (agent) => {
      const [row] = await market.database.query<{ vault: string }>(
        'select vault from fee_accounts where token_mint = $1',
        [agent.mint],
      );
      const vault = row?.vault ?? '';
      await airdrop(vault, EARNED);
      await eventually(async () => expect(await readLamports(market, vault)).toBe(EARNED));
      return { ...agent, vault };
    }),
  );
}

const signIn = (market: Market) => market.idp.signToken({ sub: ADMIN_ID });

const readLamports = ({ parts }: Market, address: string) =>
  getSolanaAdapter(parts.chains).readNativeBalance(address);
