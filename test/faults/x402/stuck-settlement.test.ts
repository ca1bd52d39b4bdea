import { afterAll, beforeAll, expect, it } from 'vitest';
import { evmChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { keepFirstTransactionPending } from '../../support/chains/stuck-transaction.ts';
import { eventually } from '../../support/eventually.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { createSignedPayment } from '../../support/payments/signed-payments.ts';
import type { ApiResponse } from '../../support/server/call.ts';

let market: HiringMarket;
let node: RpcProxy;
beforeAll(async () => {
  node = await RpcProxy.start((await evmChain()).rpcUrl);
  market = await startHiring({ env: { BASE_RPC_URL: node.url } });
}, 60_000);
afterAll(async () => {
  await market.close();
  await node.close();
});

interface Row {
  tx_hash: string;
  signed_payload: string;
  nonce: string;
  outbid_hashes: string[];
}

const IGNORED = { pretend: `0x${'0'.repeat(64)}` };
const ignoring: RpcProxy['fault'] = (method) => (method === 'eth_sendRawTransaction' ? IGNORED : undefined);
const LEFT = 1_000_000_000n - 27_500_000n;

async function rowOf(payer: string): Promise<Row> {
  return eventually(async () => {
    const [row] = await market.database.query<Row & { [column: string]: unknown }>(
      `select tx_hash, signed_payload, nonce::text, outbid_hashes from chain_transactions
       where subject_id like '%/' || lower($1) || ':%'`,
      [payer],
    );
    expect(row).toBeDefined();
    return row as Row;
  });
}

/** A hire whose payment the node takes and never puts into a block; then it was signed again at a better price. */
async function stuckHire(fault: RpcProxy['fault'] = ignoring) {
  const { id } = await market.createService();
  const signer = evmSigner();
  const payment = await createSignedPayment(market, id, 'base-mainnet', { signer });
  node.fault = fault;
  const sent = node.count('eth_sendRawTransaction');
  const hiring = market.hire(id, payment);
  const first = await rowOf(signer.address);
  await eventually(() => expect(node.count('eth_sendRawTransaction')).toBe(sent + 1));
  await market.database.query(
    `update chain_transactions set signed_at = signed_at - interval '130 seconds', next_attempt_at = created_at
     where tx_hash = $1`,
    [first.tx_hash],
  );
  await market.advanceClock(0);
  const second = await eventually(async () => {
    const row = await rowOf(signer.address);
    expect(row).toMatchObject({ nonce: first.nonce, outbid_hashes: [first.tx_hash] });
    return row;
  });
  const balance = () => market.parts.chains.get('base-mainnet')?.readUsdcBalance(signer.address);
  return { id, payment, hiring, first, second, balance, payer: signer.address };
}

/** Who asked first waits for the first signing. */
const waiting: { serviceId: string; hiring: Promise<ApiResponse>; orderId: string }[] = [];

it('a payment that waits too long is sent again at a better price, and pays for the same order', async () => {
  const { id, payment, hiring, first, second, balance } = await stuckHire();
  node.fault = () => undefined;
  await market.advanceClock(0);
  await eventually(async () => expect(await balance()).toBe(LEFT));
  const { status, data, text } = await market.hire(id, payment);
  expect(status, text).toBe(200);
  expect(data.x402.tx_signature).toBe(second.tx_hash);
  for (const hash of [first.tx_hash, second.tx_hash]) {
    const other = await market.hire(id, hash, { body: { brief: 'Something else' } });
    expect(other.body.code).toBe('payment_used');
  }
  waiting.push({ hiring, serviceId: id, orderId: data.order_id });
}, 60_000);

it('of two signings of a payment the earlier may land: it is the payment then', async () => {
  const { payer, hiring, first, second, balance } = await stuckHire();
  node.fault = (method, [payload]) =>
    method === 'eth_sendRawTransaction' && payload === second.signed_payload ? IGNORED : undefined;
  const payload = {
    txHash: first.tx_hash,
    payload: first.signed_payload,
    nonce: BigInt(first.nonce),
    from: '',
  };
  await market.parts.chains.get('base-mainnet')?.broadcast(payload);
  const { status, data } = await hiring;
  expect([status, data.x402.tx_signature]).toEqual([200, first.tx_hash]);
  await market.advanceClock(0);
  await eventually(async () =>
    expect(await rowOf(payer)).toMatchObject({ tx_hash: first.tx_hash, outbid_hashes: [second.tx_hash] }),
  );
  expect(await balance()).toBe(LEFT);
}, 60_000);

it('a payment that waits in the mempool is outbid, and the better one is sent at once', async () => {
  const { id, payment, hiring, second, balance } = await stuckHire(
    keepFirstTransactionPending(() => undefined),
  );
  await eventually(async () => expect(await balance()).toBe(LEFT));
  const { status, data, text } = await market.hire(id, payment);
  expect([status, data?.x402.tx_signature], text).toEqual([200, second.tx_hash]);
  waiting.push({ hiring, serviceId: id, orderId: data.order_id });
}, 60_000);

it('the better one is sent again when it got lost, though the first one still waits', async () => {
  let isLost = true;
  const later = () => (isLost ? 'lose-call' : undefined);
  const { id, payment, hiring, second, balance } = await stuckHire(keepFirstTransactionPending(later));
  isLost = false;
  await market.advanceClock(0);
  await eventually(async () => expect(await balance()).toBe(LEFT));
  const { status, data, text } = await market.hire(id, payment);
  expect([status, data?.x402.tx_signature], text).toEqual([200, second.tx_hash]);
  waiting.push({ hiring, serviceId: id, orderId: data.order_id });
}, 60_000);

it('who asked first gets an answer within 20 seconds, and no order of its own', async () => {
  expect(waiting).toHaveLength(3);
  await market.advanceClock(20);
  for (const { hiring, serviceId, orderId } of waiting) {
    expect([200, 402]).toContain((await hiring).status);
    const orders = await market.database.query('select id from orders where service_id = $1', [serviceId]);
    expect(orders).toEqual([{ id: orderId }]);
  }
}, 60_000);
