import { generatePaymentId } from '@x402/extensions/payment-identifier';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { evmChain } from '../../support/chains/chains.ts';
import { signAuthorization, signCancellation } from '../../support/chains/eip3009.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { type EvmSigner, evmSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import {
  cancelByStranger,
  type HeldHire,
  holdHire,
  IGNORED_SENDING,
  letItFail,
  redeemByStranger,
  untilSettled,
} from '../../support/payments/held-hires.ts';
import { named, signedPayment } from '../../support/payments/signed-payments.ts';

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

const heldHire = (name?: string) => holdHire(market, node, 'base-mainnet', name);
const letOursFail = (held: HeldHire) => letItFail(market, node, held);
const until = (row: HeldHire['row'], expected: object) => untilSettled(market, row, expected);

const balanceOf = ({ address }: EvmSigner) => market.parts.chains.get('base-mainnet')?.usdcBalance(address);
const ordersFor = (id: string) =>
  market.database.query<{ id: string }>('select id from orders where service_id = $1', [id]);

it('a payment that somebody else hands to the token first pays for what its buyer asked for', async () => {
  const held = await heldHire();
  const { id, payment, row, ours, signer } = held;
  const theirs = await redeemByStranger('base-mainnet', held);
  await letOursFail(held);
  await until(row, { state: 'settled', tx_hash: theirs, outbid_hashes: [ours] });
  const other = await market.hire(id, theirs, { body: { brief: 'Something else' } });
  expect(other.body.code).toBe('payment_used');
  const { status, data, text } = await market.hire(id, payment);
  expect([status, data?.x402.tx_signature], text).toEqual([200, theirs]);
  expect(await ordersFor(id)).toEqual([{ id: data.order_id }]);
  expect(await balanceOf(signer)).toBe(PLENTY - PRICE);
}, 60_000);

/** The payer signs anew, under the name of a request before. */
async function hireAgain(id: string, { signer }: HeldHire, name: string) {
  return market.hire(id, named(await signedPayment(market, id, 'base-mainnet', { signer }), name));
}

it('it goes back to its payer where nothing can be made of it any more, and its name is free again', async () => {
  const name = generatePaymentId();
  const held = await heldHire(name);
  const { id, row, signer } = held;
  const theirs = await redeemByStranger('base-mainnet', held);
  await letOursFail(held);
  await until(row, { tx_hash: theirs });
  await market.database.query(`update services set active = false where id = $1`, [id]);
  await market.moveClock(61);
  await eventually(async () => {
    await market.moveClock(0);
    expect(await balanceOf(signer)).toBe(PLENTY);
  }, 20_000);
  expect(await ordersFor(id)).toEqual([]);
  const other = await market.list();
  const { status, data, text } = await hireAgain(other.id, held, name);
  expect(status, text).toBe(200);
  expect(await ordersFor(other.id)).toEqual([{ id: data.order_id }]);
}, 60_000);

it('an authorization that its payer took back paid nothing, and its name is free again', async () => {
  const name = generatePaymentId();
  const held = await heldHire(name);
  const { id, payment, row, signer, authorization } = held;
  const signature = await signCancellation(signer.account, await evmChain(), authorization.nonce);
  await cancelByStranger('base-mainnet', held.authorization, signature);
  await letOursFail(held);
  await until(row, { state: 'failed' });
  expect((await market.hire(id, payment)).body.error).toContain('no money moved');
  expect(await balanceOf(signer)).toBe(PLENTY);
  const { status, data, text } = await hireAgain(id, held, name);
  expect(status, text).toBe(200);
  expect(await ordersFor(id)).toEqual([{ id: data.order_id }]);
}, 60_000);

it('nor did one whose number its payer used to pay somebody else', async () => {
  const held = await heldHire();
  const { id, row, signer, authorization } = held;
  const elsewhere = { ...authorization, to: evmSigner().address };
  const signature = await signAuthorization(signer.account, await evmChain(), {
    ...elsewhere,
    value: BigInt(elsewhere.value),
    validAfter: BigInt(elsewhere.validAfter),
    validBefore: BigInt(elsewhere.validBefore),
  });
  await redeemByStranger('base-mainnet', { authorization: elsewhere, signature });
  await letOursFail(held);
  await until(row, { state: 'failed' });
  expect(await ordersFor(id)).toEqual([]);
}, 60_000);

it('nobody else can spend it; its payer can, and it pays once', async () => {
  const held = await heldHire();
  const { id, row, signer } = held;
  const theirs = await redeemByStranger('base-mainnet', held);
  node.fault = IGNORED_SENDING;
  const body = { brief: 'Something else' };
  const thief = await market.hire(id, theirs, { body });
  expect([thief.status, thief.body.code]).toEqual([409, 'payment_of_another']);
  const first = await market.hire(id, theirs, { body, signer });
  expect(first.status, first.text).toBe(200);
  await letOursFail(held);
  await until(row, { state: 'failed' });
  await market.moveClock(61);
  expect(await ordersFor(id)).toEqual([{ id: first.data.order_id }]);
}, 60_000);
