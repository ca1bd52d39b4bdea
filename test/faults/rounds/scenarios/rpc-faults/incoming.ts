import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { base58 } from '@scure/base';
import { expect } from 'vitest';
import { callRpc } from '../../../../../sandbox/networks/json-rpc.ts';
import type { Fault } from '../../../../support/chains/rpc-proxy.ts';
import { eventually } from '../../../../support/eventually.ts';
import type { Market, TestOrder } from '../../../../support/market/orders.ts';
import { createPayer, type Payer } from '../../../../support/payments/payments.ts';
import type { ApiResponse } from '../../../../support/server/call.ts';
import type { Deployment } from '../../deployment.ts';
import type { Record } from '../../record.ts';

const MICRO = 1_000_000n;
const MAX_LATENESS_MS = 2500;
const ACCEPTED_MS = 30_000;
const PAYOUT_MS = 120_000;

/** Clients who pay on each network, and a wallet on another chain that the same nodes could serve. */
export interface IncomingScene {
  deployment: Deployment;
  faults: Set<NodeFault>;
  base: Market;
  solana: Market;
  elsewhere: Payer;
  serviceId: string;
}

/** As many, which meet the same fault at once. */
export function openIncoming(deployment: Deployment, count: number): Promise<IncomingScene[]> {
  const faults = new Set<NodeFault>();
  const find: NodeFault = (method, params) => {
    for (const fault of faults) {
      const found = fault(method, params);
      if (found) return found;
    }
    return undefined;
  };
  for (const { nodes } of deployment.apis) for (const node of Object.values(nodes)) node.fault = find;
  return Promise.all(Array.from({ length: count }, () => openScene(deployment, faults)));
}

async function openScene(deployment: Deployment, faults: Set<NodeFault>): Promise<IncomingScene> {
  const { market } = deployment;
  const { id } = await market.createService({ price_usd: '1.00' });
  return {
    deployment,
    faults,
    base: await market.onNetwork('base-mainnet'),
    solana: await market.onNetwork('solana-mainnet'),
    elsewhere: await createPayer('alt-mainnet'),
    serviceId: id,
  };
}

type Play = (scene: IncomingScene, record: Record) => Promise<void>;

/** What a node does while a payment is presented. */
const FAULTS: { [name: string]: Play } = {
  'late answers': async (scene, record) => {
    await expectAccepted(scene, record, () => ({
      holdBefore: 'answer',
      until: delay(Math.random() * MAX_LATENESS_MS),
    }));
  },
  'null answers': async (scene, record) => {
    const reads = ['eth_getTransactionReceipt', 'getTransaction'];
    await expectAccepted(scene, record, (method) => (reads.includes(method) ? { pretend: null } : undefined));
  },
  "another transaction's answers": async (scene, record) => {
    const { base, solana } = scene;
    const [onBase, onSolana] = [await payOrder(scene, base), await payOrder(scene, solana)];
    const rpc = scene.deployment.market.env;
    const answers: { [method: string]: unknown } = {
      eth_getTransactionReceipt: await callRpc(rpc.BASE_RPC_URL ?? '', 'eth_getTransactionReceipt', [onBase]),
      eth_getTransactionByHash: await callRpc(rpc.BASE_RPC_URL ?? '', 'eth_getTransactionByHash', [onBase]),
      getTransaction: await callRpc(rpc.SOLANA_RPC_URL ?? '', 'getTransaction', [
        onSolana,
        { commitment: 'confirmed', maxSupportedTransactionVersion: 0 },
      ]),
      getSignatureStatuses: await callRpc(rpc.SOLANA_RPC_URL ?? '', 'getSignatureStatuses', [[onSolana]]),
    };
    const unknown = { base: `0x${randomBytes(32).toString('hex')}`, solana: base58.encode(randomBytes(64)) };
    const asked = [unknown.base, unknown.solana];
    const fault: NodeFault = (method, [first]) =>
      method in answers && asked.includes(String(first)) ? { pretend: answers[method] } : undefined;
    await expectRefused(scene, record, base, unknown.base, fault);
    await expectRefused(scene, record, solana, unknown.solana, fault);
  },
  "another chain's answers": async (scene, record) => {
    const { base, deployment, elsewhere } = scene;
    const { ALT_RPC_URL = '' } = deployment.market.env;
    const reference = await elsewhere.pay(base.treasury('base-mainnet'), MICRO);
    const misrouted = [
      'eth_getTransactionReceipt',
      'eth_getTransactionByHash',
      'eth_getBlockByNumber',
      'eth_blockNumber',
    ];
    const fault = (method: string) => (misrouted.includes(method) ? { forwardTo: ALT_RPC_URL } : undefined);
    await expectRefused(scene, record, base, reference, fault);
  },
  'a block that is orphaned': playOrphaned,
};

const describeFault = (name: string) => `payments: ${name}`;
export const INCOMING_FAULTS = Object.keys(FAULTS).map(describeFault);

export async function playIncoming(scenes: readonly IncomingScene[], record: Record): Promise<void> {
  for (const [name, play] of Object.entries(FAULTS)) {
    await Promise.all(scenes.map((scene) => play(scene, record)));
    record.count(describeFault(name), scenes.length);
  }
}

/** The payment is seen in a block, which is then replaced by one without it; later it is mined again. */
async function playOrphaned(scene: IncomingScene, record: Record): Promise<void> {
  const { base, deployment } = scene;
  const { BASE_RPC_URL = '' } = deployment.market.env;
  const treasury = base.treasury('base-mainnet');
  const model = await payOrder(scene, base);
  const order = await base.placeOrder(scene.serviceId);
  const pending = await base.client.presign(treasury, MICRO);
  deployment.payments.push({ network: 'base-mainnet', reference: pending.reference, micro: MICRO });
  const [receipt, transaction] = await Promise.all(
    ['eth_getTransactionReceipt', 'eth_getTransactionByHash'].map((method) =>
      callRpc<{ [field: string]: unknown }>(BASE_RPC_URL, method, [model]),
    ),
  );
  const block = await callRpc<{ hash: string; number: string }>(BASE_RPC_URL, 'eth_getBlockByNumber', [
    'latest',
    false,
  ]);
  const place = { blockHash: block.hash, blockNumber: block.number };
  const logs = ((receipt?.logs ?? []) as object[]).map((log) => ({
    ...log,
    ...place,
    transactionHash: pending.reference,
  }));
  const answers: { [method: string]: unknown } = {
    eth_getTransactionReceipt: { ...receipt, ...place, transactionHash: pending.reference, logs },
    eth_getTransactionByHash: { ...transaction, ...place, hash: pending.reference },
  };
  const seen = (method: string, [hash]: unknown[]) =>
    method in answers && hash === pending.reference ? { pretend: answers[method] } : undefined;
  await withFault(scene, seen, () =>
    eventually(async () => {
      const { status, text } = await present(scene, base, order, pending.reference);
      // a request without an answer may have done it
      expect(status === 200 || text.includes('illegal_transition'), text).toBe(true);
    }, ACCEPTED_MS),
  );
  for (const answer of [await base.deliver(order), await base.update(order, { action: 'approve' })])
    expect(answer.status, answer.text).toBe(200);
  const read = async () => {
    const [row] = await deployment.market.database.query<{
      checks: number;
      tx_hash: string | null;
      state: string;
    }>(`select checks, tx_hash, state from chain_transactions where subject_id = $1 and kind = 'payout'`, [
      order.id,
    ]);
    return row;
  };
  await eventually(async () => expect((await read())?.checks).toBeGreaterThan(1), PAYOUT_MS);
  record.expect((await read())?.tx_hash === null, 'A payout was signed for a payment that is in no block');
  await pending.send();
  await pending.waitForConfirmation();
  await eventually(async () => expect((await read())?.state).toBe('confirmed'), PAYOUT_MS);
}

async function payOrder(scene: IncomingScene, market: Market): Promise<string> {
  const order = await market.placeOrder(scene.serviceId);
  const reference = await send(scene, market);
  const { status, text } = await market.update(order, { action: 'pay', escrow_tx_hash: reference });
  expect(status, text).toBe(200);
  return reference;
}

function send({ deployment, solana }: IncomingScene, market: Market): Promise<string> {
  const network = market === solana ? 'solana-mainnet' : 'base-mainnet';
  return deployment.sent(network, MICRO, market.client.pay(market.treasury(network), MICRO));
}

/** A real payment is accepted, at the latest once the node is well again. */
async function expectAccepted(scene: IncomingScene, record: Record, fault: NodeFault): Promise<void> {
  for (const market of [scene.base, scene.solana]) {
    const order = await market.placeOrder(scene.serviceId);
    const reference = await send(scene, market);
    const first = await withFault(scene, fault, () => present(scene, market, order, reference));
    record.expect(
      [200, 402, 503].includes(first.status),
      `A payment was answered with ${first.status} ${first.text}`,
    );
    const again = await eventually(async () => {
      const answer = await present(scene, market, order, reference);
      expect([402, 503]).not.toContain(answer.status);
      return answer;
    });
    const isPaid = again.status === 200 || first.status === 200;
    record.expect(isPaid, `A payment was not accepted: ${again.text}`);
  }
}

/** A payment that was not made is refused, whatever the node says. */
async function expectRefused(
  scene: IncomingScene,
  record: Record,
  market: Market,
  reference: string,
  fault: NodeFault,
): Promise<void> {
  const order = await market.placeOrder(scene.serviceId);
  const { status } = await withFault(scene, fault, () => present(scene, market, order, reference));
  record.expect(
    [400, 402, 409, 503].includes(status),
    `A payment that was not made was answered with ${status}`,
  );
  await market.update(order, { action: 'cancel' });
}

type NodeFault = (method: string, params: unknown[]) => Fault | undefined;

async function withFault<T>({ faults }: IncomingScene, fault: NodeFault, act: () => Promise<T>): Promise<T> {
  const own: NodeFault = (...call) => fault(...call);
  faults.add(own);
  try {
    return await act();
  } finally {
    faults.delete(own);
  }
}

const present = (
  { deployment }: IncomingScene,
  { client }: Market,
  { id }: TestOrder,
  reference: string,
): Promise<ApiResponse> =>
  deployment.call('PATCH', `/api/orders/${id}`, {
    body: { action: 'pay', escrow_tx_hash: reference },
    signer: client.signer,
  });
