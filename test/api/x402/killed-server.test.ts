import { erc20Abi } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { treasuriesOf } from '../../../server/ledger/treasuries.ts';
import { reconcile, verifyLedger } from '../../../server/ledger/verification.ts';
import { type Answer, callApi } from '../../support/call.ts';
import { evmChain } from '../../support/chains.ts';
import { eventually } from '../../support/eventually.ts';
import { connect } from '../../support/evm-clients.ts';
import { freshName } from '../../support/factories.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/hires.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { signChallenge } from '../../support/signed-payments.ts';
import { evmSigner, solanaSigner } from '../../support/signers.ts';
import { RpcProxy } from '../../unit/chain/rpc-proxy.ts';

const NETWORKS = ['solana-mainnet', 'base-mainnet'] as const;
type TestedNetwork = (typeof NETWORKS)[number];
const BROADCAST = new Set(['sendTransaction', 'eth_sendRawTransaction']);
/** What signing wallets hold at first, and what is left after a hire. */
const HELD = 1_000_000_000n;
const LEFT = HELD - 27_500_000n;
const REGISTERING = 1_000_000n;
const HOUR = 3600;

/** When a transaction is on its way to the node, which never gets it; or when the node has it. */
type Moment = 'call' | 'answer';
const MOMENTS = [
  ['between storing and sending', 'call'],
  ['between sending and recording', 'answer'],
] as const;

let market: HiringMarket;
let nodes: Record<TestedNetwork, RpcProxy>;
beforeAll(async () => {
  market = await startHiring();
  const [solana, base] = await Promise.all([
    RpcProxy.start(market.env.SOLANA_RPC_URL as string),
    RpcProxy.start(market.env.BASE_RPC_URL as string),
  ]);
  nodes = { 'solana-mainnet': solana, 'base-mainnet': base };
}, 60_000);
afterAll(async () => {
  await Promise.all(Object.values(nodes).map((node) => node.close()));
  await market.close();
});

/** A wallet with USDC that signs what a 402 asks for. */
async function signing(challenge: Answer, network: TestedNetwork) {
  const signers = { signer: evmSigner(), solanaSigner: solanaSigner() };
  const payment = await signChallenge(challenge, network, signers);
  const { address } = network === 'solana-mainnet' ? signers.solanaSigner : signers.signer;
  const balance = () => market.parts.chains.get(network)?.usdcBalance(address);
  return { payment, balance, signer: signers.signer };
}

interface Sent {
  path: string;
  payment: string;
  body: object;
}

/** Hires during which their server is killed: the payments are stored, and there are no orders. */
async function killedHires(network: TestedNetwork, moment: Moment, count: number) {
  const hires = await Promise.all(
    Array.from({ length: count }, async () => {
      const { id } = await market.list();
      const challenge = await market.call('GET', `/api/x402/discover/${id}`);
      return {
        id,
        path: `/api/x402/pay?service_id=${id}`,
        body: { brief: BRIEF },
        ...(await signing(challenge, network)),
      };
    }),
  );
  await killWhileSending(network, moment, hires);
  for (const { id } of hires) expect(await ordersOf(id)).toEqual([]);
  return hires;
}

type KilledHire = Awaited<ReturnType<typeof killedHires>>[number];

async function killedHire(network: TestedNetwork, moment: Moment) {
  const [hire] = await killedHires(network, moment, 1);
  return hire as KilledHire;
}

/** A server of its own gets the requests and is killed when all their payments are at that moment. */
async function killWhileSending(
  network: TestedNetwork,
  moment: Moment,
  sent: readonly Sent[],
): Promise<void> {
  const urls = { SOLANA_RPC_URL: nodes['solana-mainnet'].url, BASE_RPC_URL: nodes['base-mainnet'].url };
  const victim = await startServerProcess({ ...market.env, ...urls, ROLE: 'api' });
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  const node = nodes[network];
  let left = sent.length;
  const tell = () => {
    left -= 1;
    if (left === 0) resolve();
  };
  node.fault = (call) => (BROADCAST.has(call) ? { silentAfter: moment, tell } : undefined);
  const cutOff = sent.map(({ path, body, payment }) =>
    expect(callApi(victim.url, 'POST', path, { body, headers: { 'X-PAYMENT': payment } })).rejects.toThrow(),
  );
  await reached;
  await victim.kill();
  await Promise.all(cutOff);
  node.fault = () => undefined;
}

const ordersOf = (serviceId: string) =>
  market.database.query<{ id: string }>('select id from orders where service_id = $1', [serviceId]);

/** Lets time pass for what was left behind, and does what falls due by that. */
async function pass(seconds: number): Promise<void> {
  await market.database.query(
    `update x402_settlements set created_at = created_at - $1 * interval '1 second',
      due_at = due_at - $1 * interval '1 second' where due_at is not null`,
    [seconds],
  );
  await market.moveClock(0);
}

/** A registration that is paid for and not sent yet. */
async function registration(network: TestedNetwork) {
  const path = '/api/agents/register';
  const body = { name: freshName(), description: 'Registers on a server that dies' };
  return { path, body, ...(await signing(await market.call('POST', `${path}?pay=x402`, { body }), network)) };
}

/** In which the payment was sent, as everybody can see it on the chain. */
async function transactionOf({ id }: KilledHire): Promise<string> {
  const [row] = await market.database.query<{ tx_hash: string }>(
    `select tx_hash from x402_settlements where request->'wish'->>'serviceId' = $1`,
    [id],
  );
  return row?.tx_hash as string;
}

async function oneOrderOf(id: string): Promise<string> {
  return eventually(async () => {
    const orders = await ordersOf(id);
    expect(orders).toHaveLength(1);
    return orders[0]?.id as string;
  }, 20_000);
}

describe.each(NETWORKS)('a server that is killed while it settles payments on %s', (network) => {
  it.each(MOMENTS)(
    '%s: each makes one order, with its buyer and without',
    async (_name, moment) => {
      const [asking, gone] = (await killedHires(network, moment, 2)) as [KilledHire, KilledHire];
      await pass(10);
      const { status, data, text } = await market.hire(asking.id, asking.payment);
      expect(status, text).toBe(200);
      expect((await market.hire(asking.id, asking.payment)).data.order_id).toBe(data.order_id);
      await eventually(async () => expect(await gone.balance()).toBe(LEFT), 20_000);
      await pass(60);
      const orderId = await oneOrderOf(gone.id);
      const late = await market.hire(gone.id, gone.payment);
      expect([late.status, late.data.order_id, late.data.x402.payment_verified]).toEqual([
        200,
        orderId,
        true,
      ]);
      const events = await market.events({ id: orderId, total_usd: null });
      expect(events.map(({ event }) => event)).toContain('order.created');
      for (const { id, balance } of [asking, gone]) {
        expect(await ordersOf(id)).toHaveLength(1);
        expect(await balance()).toBe(LEFT);
      }
    },
    90_000,
  );

  it('makes no other order of a payment, and sends it back where its service is gone meanwhile', async () => {
    const [wanted, gone] = (await killedHires(network, 'answer', 2)) as [KilledHire, KilledHire];
    for (const reference of [await transactionOf(wanted), wanted.payment]) {
      const other = await market.hire(wanted.id, reference, { body: { brief: 'For me instead' } });
      expect([other.status, other.body.code]).toEqual([409, 'payment_used']);
    }
    expect((await market.hire(wanted.id, wanted.payment)).status).toBe(200);
    await market.call('DELETE', `/api/services/${gone.id}`, { bearer: market.agent.apiKey });
    await eventually(async () => expect(await gone.balance()).toBe(LEFT), 20_000);
    await pass(60);
    await eventually(async () => expect(await gone.balance()).toBe(HELD), 30_000);
    expect(await ordersOf(gone.id)).toEqual([]);
  }, 90_000);

  it('sends the price of a registration back after an hour, unless it is asked for again', async () => {
    const path = '/api/agents/register';
    const [asking, gone] = await Promise.all([registration(network), registration(network)]);
    await killWhileSending(network, 'answer', [asking, gone]);
    const again = ({ body, payment }: Sent) =>
      market.call('POST', path, { body, headers: { 'X-PAYMENT': payment } });
    expect((await again(asking)).status).toBe(201);
    await pass(HOUR);
    await eventually(async () => expect(await gone.balance()).toBe(HELD), 30_000);
    const late = await again(gone);
    expect([late.status, late.body.code]).toEqual([409, 'payment_used']);
    expect(await asking.balance()).toBe(HELD - REGISTERING);
  }, 90_000);
});

it('a payment that its chain refuses in the end is owed nothing, and the buyer is told to sign anew', async () => {
  const { id, payment, signer } = await killedHire('base-mainnet', 'call');
  const chain = await evmChain();
  const { reader, walletOf } = connect(chain);
  await chain.fund(signer.address, 10n ** 18n);
  const args = [evmSigner().address, HELD] as const;
  const call = { address: chain.usdc, abi: erc20Abi, functionName: 'transfer', args } as const;
  await reader.waitForTransactionReceipt({ hash: await walletOf(signer.account).writeContract(call) });
  await eventually(async () => {
    await pass(10);
    const { status, body } = await market.hire(id, payment);
    expect([status, body.code]).toEqual([402, 'payment_insufficient']);
    expect(body.error).toContain('sign a new one');
  }, 30_000);
  expect(await ordersOf(id)).toEqual([]);
}, 60_000);

it('and the books balance, and the treasuries hold what they say', async () => {
  const em = market.parts.orm.em.fork();
  expect((await verifyLedger(em)).problems).toEqual([]);
  const reconciled = await reconcile(em, treasuriesOf(market.parts.chains));
  for (const network of NETWORKS) {
    expect(reconciled.find((one) => one.network === network)).toMatchObject({ difference: 0n });
  }
});
