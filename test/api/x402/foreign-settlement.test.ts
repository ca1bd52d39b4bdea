import { type Address, type Hash, type Hex, parseAbi, parseSignature } from 'viem';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { evmChain } from '../../support/chains.ts';
import { eventually } from '../../support/eventually.ts';
import { connect, fundedAccount } from '../../support/evm-clients.ts';
import { type HiringMarket, startHiring } from '../../support/hires.ts';
import { signedPayment } from '../../support/signed-payments.ts';
import { type EvmSigner, evmSigner } from '../../support/signers.ts';
import { RpcProxy } from '../../unit/chain/rpc-proxy.ts';

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

const ABI = parseAbi([
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
  'function cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
]);
const IGNORED = { pretend: `0x${'0'.repeat(64)}` };
const PLENTY = 1_000_000_000n;
const PRICE = 27_500_000n;

interface Authorization {
  from: Address;
  to: Address;
  value: string;
  validAfter: string;
  validBefore: string;
  nonce: Hex;
}

interface Row {
  [column: string]: unknown;
  state: string;
  tx_hash: string;
  outbid_hashes: string[];
}

/** A hire whose payment is stored and has not got through to the chain. */
async function heldHire() {
  const { id } = await market.list();
  const signer = evmSigner();
  const payment = await signedPayment(market, id, 'base-mainnet', { signer });
  node.fault = (method) => (method === 'eth_sendRawTransaction' ? IGNORED : undefined);
  const hiring = market.hire(id, payment);
  const row = async () =>
    (
      await market.database.query<Row>(
        `select state, tx_hash, outbid_hashes from x402_settlements where authorization_key like lower($1) || ':%'`,
        [signer.address],
      )
    )[0];
  const ours = (await eventually(async () => {
    const found = await row();
    expect(found).toBeDefined();
    return found?.tx_hash;
  })) as Hash;
  const { authorization, signature } = JSON.parse(Buffer.from(payment, 'base64').toString()).payload;
  return { id, signer, payment, hiring, row, ours, authorization: authorization as Authorization, signature };
}

type Held = Awaited<ReturnType<typeof heldHire>>;

function parts(signature: Hex) {
  const { r, s, yParity } = parseSignature(signature);
  return [27 + yParity, r, s] as const;
}

async function byStranger(call: Pick<Parameters<Wallet['writeContract']>[0], 'functionName' | 'args'>) {
  const chain = await evmChain();
  const { walletOf, reader } = connect(chain);
  const wallet = walletOf(await fundedAccount(chain));
  const hash = await wallet.writeContract({ address: chain.usdc, abi: ABI, ...call } as never);
  expect(await reader.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' });
  return hash;
}
type Wallet = ReturnType<ReturnType<typeof connect>['walletOf']>;

function handIn(
  { from, to, value, validAfter, validBefore, nonce }: Authorization,
  signature: Hex,
): Promise<Hash> {
  const terms = [from, to, BigInt(value), BigInt(validAfter), BigInt(validBefore), nonce] as const;
  const args = [...terms, ...parts(signature)];
  return byStranger({ functionName: 'transferWithAuthorization', args });
}

/** Ours is sent now, and the chain refuses it. */
async function letOursFail({ hiring, ours }: Held): Promise<void> {
  node.fault = () => undefined;
  await market.database.query(
    `update x402_settlements set created_at = created_at - interval '20 seconds' where tx_hash = $1`,
    [ours],
  );
  await market.moveClock(0);
  expect((await hiring).status).toBe(402);
}

async function until(row: Held['row'], expected: object): Promise<void> {
  await eventually(async () => {
    await market.moveClock(0);
    expect(await row()).toMatchObject(expected);
  }, 10_000);
}

const balanceOf = ({ address }: EvmSigner) => market.parts.chains.get('base-mainnet')?.usdcBalance(address);
const ordersFor = (id: string) =>
  market.database.query<{ id: string }>('select id from orders where service_id = $1', [id]);

it('a payment that somebody else hands to the token first pays for what its buyer asked for', async () => {
  const held = await heldHire();
  const { id, payment, row, ours, signer } = held;
  const theirs = await handIn(held.authorization, held.signature);
  await letOursFail(held);
  await until(row, { state: 'settled', tx_hash: theirs, outbid_hashes: [ours] });
  const other = await market.hire(id, theirs, { body: { brief: 'Something else' } });
  expect(other.body.code).toBe('payment_used');
  const { status, data, text } = await market.hire(id, payment);
  expect([status, data?.x402.tx_signature], text).toEqual([200, theirs]);
  expect(await ordersFor(id)).toEqual([{ id: data.order_id }]);
  expect(await balanceOf(signer)).toBe(PLENTY - PRICE);
}, 60_000);

it('it goes back to its payer where nothing can be made of it any more', async () => {
  const held = await heldHire();
  const { id, row, signer } = held;
  const theirs = await handIn(held.authorization, held.signature);
  await letOursFail(held);
  await until(row, { tx_hash: theirs });
  await market.database.query(`update services set active = false where id = $1`, [id]);
  await market.moveClock(61);
  await eventually(async () => {
    await market.moveClock(0);
    expect(await balanceOf(signer)).toBe(PLENTY);
  }, 20_000);
  expect(await ordersFor(id)).toEqual([]);
}, 60_000);

it('an authorization that its payer took back paid nothing', async () => {
  const held = await heldHire();
  const { id, payment, row, signer, authorization } = held;
  const { from: authorizer, nonce } = authorization;
  const signature = await signer.account.signTypedData({
    domain: await domain(),
    types: {
      CancelAuthorization: [
        { name: 'authorizer', type: 'address' },
        { name: 'nonce', type: 'bytes32' },
      ],
    },
    primaryType: 'CancelAuthorization',
    message: { authorizer, nonce },
  });
  await byStranger({ functionName: 'cancelAuthorization', args: [authorizer, nonce, ...parts(signature)] });
  await letOursFail(held);
  await until(row, { state: 'failed' });
  expect((await market.hire(id, payment)).body.error).toContain('no money moved');
  expect(await balanceOf(signer)).toBe(PLENTY);
}, 60_000);

it('nor did one whose number its payer used to pay somebody else', async () => {
  const held = await heldHire();
  const { id, row, signer, authorization } = held;
  const elsewhere = { ...authorization, to: evmSigner().address };
  const signature = await signer.account.signTypedData({
    domain: await domain(),
    types: {
      TransferWithAuthorization: [
        { name: 'from', type: 'address' },
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'validAfter', type: 'uint256' },
        { name: 'validBefore', type: 'uint256' },
        { name: 'nonce', type: 'bytes32' },
      ],
    },
    primaryType: 'TransferWithAuthorization',
    message: {
      ...elsewhere,
      value: BigInt(elsewhere.value),
      validAfter: BigInt(elsewhere.validAfter),
      validBefore: BigInt(elsewhere.validBefore),
    },
  });
  await handIn(elsewhere, signature);
  await letOursFail(held);
  await until(row, { state: 'failed' });
  expect(await ordersFor(id)).toEqual([]);
}, 60_000);

it('nobody else can spend it; its payer can, and it pays once', async () => {
  const held = await heldHire();
  const { id, row, signer } = held;
  const theirs = await handIn(held.authorization, held.signature);
  node.fault = (method) => (method === 'eth_sendRawTransaction' ? IGNORED : undefined);
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

async function domain() {
  const { chainId, usdc: verifyingContract } = await evmChain();
  return { name: 'USD Coin', version: '2', chainId, verifyingContract } as const;
}
