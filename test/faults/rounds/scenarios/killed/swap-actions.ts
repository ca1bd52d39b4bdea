import { resolve } from 'node:path';
import { expect } from 'vitest';
import { getSolanaAdapter } from '../../../../../server/chain/solana/adapter.ts';
import { solanaChain } from '../../../../support/chains/chains.ts';
import { solanaSigner } from '../../../../support/chains/signers.ts';
import type { Market } from '../../../../support/market/orders.ts';
import {
  createSignerWithoutSol,
  createSwapProvider,
  signTransaction,
} from '../../../../support/market/swaps.ts';
import { callApi } from '../../../../support/server/call.ts';
import type { KilledAction } from './killed-action.ts';

/** What a taker has after it. */
const AFTER = { micro: 84_000_000n, lamports: 100_000_000n };

/** A swap provider for the market, and the server that has the same one. */
export async function createDesk() {
  const desk = solanaSigner();
  const { airdrop, mintUsdc } = await solanaChain();
  await airdrop(desk.address, 1_000_000_000_000n);
  await mintUsdc(desk.address, 0n);
  return {
    swapProvider: await createSwapProvider(desk),
    main: resolve(import.meta.dirname, '../../../swaps/desk-server.ts'),
    envOf: () => ({ DESK_KEY: JSON.stringify([...desk.secretKey]) }),
  };
}

/** An offer is short-lived: if it has expired, its taker asks for another. */
export async function createSwap(market: Market): Promise<KilledAction> {
  const signer = await createSignerWithoutSol();
  const order = async () => {
    const { status, data, text } = await market.call('POST', '/api/swap/order', {
      signer,
      body: { amount_usd: 16, taker: signer.address },
    });
    expect(status, text).toBe(200);
    return { request_id: data.request_id, signed_transaction: signTransaction(data.transaction, signer) };
  };
  let body = await order();
  return {
    kind: 'swap',
    async ask(url) {
      const answer = await callApi(url, 'POST', '/api/swap/execute', { signer, body });
      // its block hash lasts a minute
      const isExpired = answer.body?.code === 'offer_expired' || answer.text.includes('Blockhash not found');
      if (isExpired) body = await order();
      return answer;
    },
    async expectOnce() {
      const chain = getSolanaAdapter(market.parts.chains);
      expect(await chain.readUsdcBalance(signer.address)).toBe(AFTER.micro);
      expect(await chain.readNativeBalance(signer.address)).toBe(AFTER.lamports);
      const done = `select 1 from swaps where taker = $1 and state = 'done'`;
      expect(await market.database.query(done, [signer.address])).toHaveLength(1);
    },
  };
}
