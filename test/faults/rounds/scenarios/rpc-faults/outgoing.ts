import { setTimeout as delay } from 'node:timers/promises';
import { base58 } from '@scure/base';
import { keccak256 } from 'viem';
import { expect } from 'vitest';
import { callRpc } from '../../../../../sandbox/networks/json-rpc.ts';
import type { Fault } from '../../../../support/chains/rpc-proxy.ts';
import { eventually } from '../../../../support/eventually.ts';
import type { TestOrder } from '../../../../support/market/orders.ts';
import { createPayer } from '../../../../support/payments/payments.ts';
import { DeliveredOrders } from '../../delivered-orders.ts';
import type { Deployment } from '../../deployment.ts';
import type { Record } from '../../record.ts';

/** Of payouts on each network. */
const PER_FAULT = 3;
const MAX_LATENESS_MS = 2500;
const AFFECTED_MS = 120_000;
const RECOVERY_MS = 120_000;

const BROADCASTS = ['eth_sendRawTransaction', 'sendTransaction'];
/** By which a worker learns what became of its transaction. */
const STATUS_READS = [
  'eth_getTransactionReceipt',
  'eth_getTransactionByHash',
  'getSignatureStatuses',
  'getTransaction',
];

/** What a node could confuse with an answer to our question. */
interface ForeignAnswers {
  /** Of a transaction that is not ours, as if it had failed. */
  receipt: object;
  signatureStatuses: object;
}

interface NodeFault {
  name: string;
  /** How often it must have been met before nodes are well again. */
  leastHits: number;
  answer(method: string, foreign: ForeignAnswers): Fault | undefined;
}

const NO_SIGNATURE = { context: { slot: 1 }, value: [null] };

/** What nodes do with the transaction of a payout. */
const FAULTS: readonly NodeFault[] = [
  {
    name: 'no answer after broadcast',
    leastHits: 1,
    answer: (method) => (BROADCASTS.includes(method) ? 'lose-answer' : undefined),
  },
  {
    name: 'timeout after broadcast',
    leastHits: 1,
    answer: (method) => (BROADCASTS.includes(method) ? { silentAfter: 'answer', tell: () => {} } : undefined),
  },
  {
    name: 'late answers',
    leastHits: 2,
    answer: () => ({ holdBefore: 'answer', until: delay(Math.random() * MAX_LATENESS_MS) }),
  },
  {
    name: 'null answers',
    leastHits: 4,
    answer(method) {
      if (!STATUS_READS.includes(method)) return undefined;
      return { pretend: method === 'getSignatureStatuses' ? NO_SIGNATURE : null };
    },
  },
  {
    name: "another transaction's answers",
    // each makes a worker leave the network alone for five seconds
    leastHits: 2,
    answer(method, { receipt, signatureStatuses }) {
      if (method === 'eth_getTransactionReceipt') return { pretend: receipt };
      return method === 'getSignatureStatuses' ? { pretend: signatureStatuses } : undefined;
    },
  },
];

const describeFault = ({ name }: NodeFault) => `payouts: ${name}`;
export const OUTGOING_FAULTS = FAULTS.map(describeFault);

interface AffectedTransaction {
  fault: NodeFault;
  hits: number;
}

export interface OutgoingScene {
  deployment: Deployment;
  orders: DeliveredOrders;
  foreign: ForeignAnswers;
}

export async function openOutgoing(deployment: Deployment): Promise<OutgoingScene> {
  const orders = await DeliveredOrders.open(deployment);
  return { deployment, orders, foreign: await createForeignAnswers(deployment) };
}

/** Gives every fault to a payout on each network. */
export async function playOutgoing(
  { deployment, orders, foreign }: OutgoingScene,
  record: Record,
): Promise<void> {
  const made = toPairs(await orders.create(FAULTS.length * PER_FAULT));
  const affected = new Map<string, AffectedTransaction>();
  const sentBy = new Map<string, number>();
  /** A transaction gets its fault when it is sent. */
  const find = (method: string, params: readonly unknown[]) => {
    const reference = readReference(method, params);
    const known = affected.get(reference);
    if (known || !BROADCASTS.includes(method)) return known;
    const turn = sentBy.get(method) ?? 0;
    sentBy.set(method, turn + 1);
    const added = { fault: FAULTS[turn % FAULTS.length] as NodeFault, hits: 0 };
    affected.set(reference, added);
    return added;
  };
  eachNode(deployment, (method, params) => {
    const found = find(method, params);
    const answer = found?.fault.answer(method, foreign);
    if (found && answer) found.hits += 1;
    return answer;
  });
  try {
    for (const [base, solana] of made) {
      await orders.approve([base, solana]);
      await untilSigned(deployment, [base, solana]);
    }
    await eventually(async () => {
      await hurry(deployment);
      for (const { fault, hits } of affected.values())
        expect(hits, fault.name).toBeGreaterThanOrEqual(fault.leastHits);
    }, AFFECTED_MS);
  } finally {
    eachNode(deployment, () => undefined);
  }
  await eventually(async () => {
    await hurry(deployment);
    expect(await orders.countUnpaid(made.flat())).toBe(0);
  }, RECOVERY_MS);
  for (const { fault } of affected.values()) record.count(describeFault(fault));
}

/** One of each network: those of the second follow those of the first. */
function toPairs(orders: readonly TestOrder[]): [TestOrder, TestOrder][] {
  const half = orders.length / 2;
  return orders.slice(0, half).map((order, index) => [order, orders[half + index] as TestOrder]);
}

/** Payouts that wait together would share a transaction, and its fault. */
async function untilSigned({ market }: Deployment, orders: readonly TestOrder[]): Promise<void> {
  await eventually(async () => {
    const waiting = await market.database.query(
      `select 1 from chain_transactions where subject_id = any($1) and kind = 'payout' and tx_hash is null`,
      [orders.map(({ id }) => id)],
    );
    expect(waiting).toEqual([]);
  }, AFFECTED_MS);
}

/** Of the transaction that a call sends or asks about. */
function readReference(method: string, [first]: readonly unknown[]): string {
  if (method === 'eth_sendRawTransaction') return keccak256(first as `0x${string}`);
  if (method === 'sendTransaction') return readSignature(String(first));
  return String(Array.isArray(first) ? first[0] : first);
}

/** The first signature of a Solana transaction, which its length precedes. */
function readSignature(transaction: string): string {
  return base58.encode(Buffer.from(transaction, 'base64').subarray(1, 65));
}

function eachNode(
  { workers }: Deployment,
  fault: (method: string, params: unknown[]) => Fault | undefined,
): void {
  for (const { nodes } of workers) for (const node of Object.values(nodes)) node.fault = fault;
}

/** Has transactions checked again, which otherwise happens at growing intervals. */
async function hurry({ market }: Deployment): Promise<void> {
  await market.database.query(
    `update chain_transactions set next_attempt_at = now() where state in ('prepared', 'sent') and next_attempt_at > now()`,
  );
  await market.database.query(
    `update outbox set due_at = now() where job = 'follow-transaction.v1' and done_at is null and locked_until is null and due_at > now()`,
  );
  await delay(500);
}

/** A transaction of somebody else, shown as failed for good. */
async function createForeignAnswers({ market }: Deployment): Promise<ForeignAnswers> {
  const { pay, signer } = await createPayer('base-mainnet');
  const receipt = await callRpc<object>(market.env.BASE_RPC_URL ?? '', 'eth_getTransactionReceipt', [
    await pay(signer.address, 1n),
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
