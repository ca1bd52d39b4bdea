import { generatePaymentId } from '@x402/extensions/payment-identifier';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { evmChain } from '../../support/chains/chains.ts';
import { signAuthorization, signCancellation } from '../../support/chains/eip3009.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { type EvmSigner, evmSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import {
  cancelFromThirdParty,
  DROP_TRANSACTIONS,
  failOwnTransaction,
  type PendingHire,
  redeemFromThirdParty,
  startPendingHire,
  waitForSettlement,
} from '../../support/payments/pending-hires.ts';
import { createSignedPayment, withPaymentId } from '../../support/payments/signed-payments.ts';

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
afterEach(() => {
  node.fault = () => undefined;
});

const PLENTY = 1_000_000_000n;
const PRICE = 27_500_000n;

const heldHire = (name?: string) => startPendingHire(market, node, 'base-mainnet', name);
const letOursFail = (held: PendingHire) => failOwnTransaction(market, node, held);
const until = (row: PendingHire['readRow'], expected: object) => waitForSettlement(market, row, expected);

const balanceOf = ({ address }: EvmSigner) =>
  market.parts.chains.get('base-mainnet')?.readUsdcBalance(address);
const ordersFor = (id: string) =>
  market.database.query<{ id: string }>('select id from orders where service_id = $1', [id]);

it('a payment that somebody else hands to the token first pays for what its buyer asked for', async () => {
  const held = await heldHire();
  const { id, payment, readRow, ownTxHash, signer } = held;
  const theirs = await redeemFromThirdParty('base-mainnet', held);
  await letOursFail(held);
  await until(readRow, { state: 'settled', tx_hash: theirs, outbid_hashes: [ownTxHash] });
  const other = await market.hire(id, theirs, { body: { brief: 'Something else' } });
  expect(other.body.code).toBe('payment_used');
  const { status, data, text } = await market.hire(id, payment);
  expect([status, data?.x402.tx_signature], text).toEqual([200, theirs]);
  expect(await ordersFor(id)).toEqual([{ id: data.order_id }]);
  expect(await balanceOf(signer)).toBe(PLENTY - PRICE);
}, 60_000);

/** The payer signs anew, under the name of a request before. */
async function hireAgain(id: string, { signer }: PendingHire, name: string) {
  return market.hire(
    id,
    withPaymentId(await createSignedPayment(market, id, 'base-mainnet', { signer }), name),
  );
}

it('it goes back to its payer where nothing can be made of it any more, and its name is free again', async () => {
  const name = generatePaymentId();
  const held = await heldHire(name);
  const { id, readRow, signer } = held;
  const theirs = await redeemFromThirdParty('base-mainnet', held);
  await letOursFail(held);
  await until(readRow, { tx_hash: theirs });
  await market.database.query(`update services set active = false where id = $1`, [id]);
  await market.advanceClock(61);
  await eventually(async () => {
    await market.advanceClock(0);
    expect(await balanceOf(signer)).toBe(PLENTY);
  }, 20_000);
  expect(await ordersFor(id)).toEqual([]);
  const other = await market.createService();
  const { status, data, text } = await hireAgain(other.id, held, name);
  expect(status, text).toBe(200);
  expect(await ordersFor(other.id)).toEqual([{ id: data.order_id }]);
}, 60_000);

it('an authorization that its payer took back paid nothing, and its name is free again', async () => {
  const name = generatePaymentId();
  const held = await heldHire(name);
  const { id, payment, readRow, signer, authorization } = held;
  const signature = await signCancellation(signer.account, await evmChain(), authorization.nonce);
  await cancelFromThirdParty('base-mainnet', held.authorization, signature);
  await letOursFail(held);
  await until(readRow, { state: 'failed' });
  expect((await market.hire(id, payment)).body.error).toContain('no money moved');
  expect(await balanceOf(signer)).toBe(PLENTY);
  const { status, data, text } = await hireAgain(id, held, name);
  expect(status, text).toBe(200);
  expect(await ordersFor(id)).toEqual([{ id: data.order_id }]);
}, 60_000);

it('nor did one whose number its payer used to pay somebody else', async () => {
  const held = await heldHire();
  const { id, readRow, signer, authorization } = held;
  const elsewhere = { ...authorization, to: evmSigner().address };
  const signature = await signAuthorization(signer.account, await evmChain(), {
    ...elsewhere,
    value: BigInt(elsewhere.value),
    validAfter: BigInt(elsewhere.validAfter),
    validBefore: BigInt(elsewhere.validBefore),
  });
  await redeemFromThirdParty('base-mainnet', { authorization: elsewhere, signature });
  await letOursFail(held);
  await until(readRow, { state: 'failed' });
  expect(await ordersFor(id)).toEqual([]);
}, 60_000);

it('nobody else can spend it; its payer can, and it pays once', async () => {
  const held = await heldHire();
  const { id, readRow, signer } = held;
  const theirs = await redeemFromThirdParty('base-mainnet', held);
  node.fault = DROP_TRANSACTIONS;
  const body = { brief: 'Something else' };
  const thief = await market.hire(id, theirs, { body });
  expect([thief.status, thief.body.code]).toEqual([409, 'payment_of_another']);
  const first = await market.hire(id, theirs, { body, signer });
  expect(first.status, first.text).toBe(200);
  await letOursFail(held);
  await until(readRow, { state: 'failed' });
  await market.advanceClock(61);
  expect(await ordersFor(id)).toEqual([{ id: first.data.order_id }]);
}, 60_000);
