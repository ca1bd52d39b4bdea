import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { callRpc } from '../../../../../sandbox/networks/json-rpc.ts';
import type { Fault } from '../../../../support/chains/rpc-proxy.ts';
import { eventually } from '../../../../support/eventually.ts';
import type { DeliveredOrders } from '../../delivered-orders.ts';
import type { Deployment } from '../../deployment.ts';
import type { Record } from '../../record.ts';

/** Of payouts on each network. */
const AT_ONCE = 2;
/** How long nodes misbehave after the first transaction was sent. */
const FAULTY_MS = 6000;
const MAX_LATENESS_MS = 2500;
const RECOVERY_MS = 120_000;

const BROADCASTS = ['eth_sendRawTransaction', 'sendTransaction'];
/** By which a worker learns what became of its transaction. */
const STATUS_READS = [
  'eth_getTransactionReceipt',
  'eth_getTransactionByHash',
  'getSignatureStatuses',
  'getTransaction',
];

type NodeFault = (method: string, params: unknown[], foreign: ForeignAnswers) => Fault | undefined;

/** What a node could confuse with an answer to our question. */
interface ForeignAnswers {
  /** Of a transaction that is not ours, as if it had failed. */
  receipt: object;
  signatureStatuses: object;
}

const NO_SIGNATURE = { context: { slot: 1 }, value: [null] };

/** What a node does while payouts are sent. */
export const OUTGOING_FAULTS: { [name: string]: NodeFault } = {
  'no answer after broadcast': (method) => (BROADCASTS.includes(method) ? 'lose-answer' : undefined),
  'timeout after broadcast': (method) =>
    BROADCASTS.includes(method) ? { silentAfter: 'answer', tell: () => {} } : undefined,
  'late answers': () => ({ holdBefore: 'answer', until: delay(Math.random() * MAX_LATENESS_MS) }),
  'null answers': (method) => {
    if (!STATUS_READS.includes(method)) return undefined;
    return { pretend: method === 'getSignatureStatuses' ? NO_SIGNATURE : null };
  },
  "another transaction's answers": (method, _params, { receipt, signatureStatuses }) => {
    if (method === 'eth_getTransactionReceipt') return { pretend: receipt };
    return method === 'getSignatureStatuses' ? { pretend: signatureStatuses } : undefined;
  },
};

export async function playOutgoing(
  name: string,
  fault: NodeFault,
  deployment: Deployment,
  orders: DeliveredOrders,
  record: Record,
): Promise<void> {
  const foreign = await findForeignAnswers(deployment);
  const made = await orders.create(AT_ONCE);
  let faults = 0;
  const isSent = Promise.withResolvers<void>();
  eachNode(deployment, (method, params) => {
    if (BROADCASTS.includes(method)) isSent.resolve();
    const found = fault(method, params, foreign);
    if (found) faults += 1;
    return found;
  });
  try {
    await orders.approve(made);
    await isSent.promise;
    await hurry(deployment, FAULTY_MS);
  } finally {
    eachNode(deployment, () => undefined);
  }
  record.expect(faults > 0, `${name}: no call was affected`);
  await eventually(async () => {
    await hurry(deployment, 0);
    expect(await orders.countUnpaid(made)).toBe(0);
  }, RECOVERY_MS);
  record.count(`payouts: ${name}`, made.length);
  for (const problem of await orders.findWrongBalances()) record.violate(`${name}: ${problem}`);
}

function eachNode(
  { workers }: Deployment,
  fault: (method: string, params: unknown[]) => Fault | undefined,
): void {
  for (const { nodes } of workers) for (const node of Object.values(nodes)) node.fault = fault;
}

/** Has transactions checked again and again, which otherwise happens at growing intervals. */
async function hurry({ market }: Deployment, forMs: number): Promise<void> {
  const until = performance.now() + forMs;
  do {
    await market.database.query(
      `update chain_transactions set next_attempt_at = now() where state in ('prepared', 'sent') and next_attempt_at > now()`,
    );
    await market.database.query(
      `update outbox set due_at = now() where job = 'follow-transaction.v1' and done_at is null and locked_until is null and due_at > now()`,
    );
    await delay(500);
  } while (performance.now() < until);
}

/** A transaction of somebody else, shown as failed for good. */
async function findForeignAnswers({ market, payments }: Deployment): Promise<ForeignAnswers> {
  const known = payments.find(({ network }) => network === 'base-mainnet');
  const receipt = await callRpc<object>(market.env.BASE_RPC_URL ?? '', 'eth_getTransactionReceipt', [
    known?.reference,
  ]);
  const status = {
    slot: 1,
    confirmations: null,
    err: { InstructionError: [0, 'Custom'] },
    confirmationStatus: 'finalized',
  };
  return {
    receipt: { ...receipt, status: '0x0' },
    signatureStatuses: { context: { slot: 1 }, value: [status] },
  };
}
