import { beforeAll, expect, it } from 'vitest';
import { ChainTransaction } from '../../../server/chain/transactions/chain-transaction.entity.ts';
import { Transactions } from '../../../server/chain/transactions/transactions.ts';
import { TransferService } from '../../../server/chain/transfers/transfers.ts';
import type { ChainAdapter, Finality } from '../../../server/chain/types.ts';
import type { Vault } from '../../../server/chain/vaults/vault.ts';
import { NotificationService } from '../../../server/events/notifications/service.ts';
import { Outbox } from '../../../server/foundation/outbox/outbox.ts';
import { systemClock as clock } from '../../../server/foundation/platform/clock.ts';
import { JOBS } from '../../../server/foundation/queue/jobs.ts';
import { registerDeploymentKinds } from '../../../server/money/earn/deposits/deployment-kinds.ts';
import { APPROVAL, Deployments } from '../../../server/money/earn/deposits/deployments.ts';
import { DepositRefunds } from '../../../server/money/earn/deposits/deposit-refunds.ts';
import { EarnDeposit } from '../../../server/money/earn/deposits/earn-deposit.entity.ts';
import { EarnPool } from '../../../server/money/earn/pools/earn-pool.entity.ts';
import { LedgerService } from '../../../server/money/ledger/service.ts';
import { Payouts } from '../../../server/money/payouts/payouts.ts';
import { useDatabase } from '../../support/database/orm.ts';
import { quietLog } from '../../support/log.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAX_BATCH_SIZE = 100;
const USD = 1_000_000n;
const network = 'base-mainnet' as const;

const world = useDatabase();
let deployments: Deployments;
let transactions: Transactions;
/** The answer of the node. */
let finality: Finality | undefined;

beforeAll(() => {
  const { em } = world.orm;
  const adapter = {
    network,
    relayers: [],
    treasurySigner: { address: '0xtreasury' },
    findFinality: async () => finality,
    broadcast: async () => {},
  };
  const chains = new Map([[network, adapter as unknown as ChainAdapter]]);
  const signers = { find: async () => undefined };
  transactions = new Transactions({
    ...{ em, chains, signers, clock },
    outbox: new Outbox(clock, JOBS),
    log: quietLog,
  });
  const ledger = new LedgerService(clock);
  const transfers = new TransferService({ em, chains, transactions, clock, log: quietLog });
  const payouts = new Payouts({ transfers, ledger, clock });
  const vaults = new Map(['lost-receipt', 'crowded', 'overdue'].map((key) => [key, createVault(key)]));
  const options = { em, chains, vaults, transactions, payouts, ledger, clock };
  deployments = new Deployments(options);
  registerDeploymentKinds(options, deployments);
  const notifications = new NotificationService(clock);
  new DepositRefunds({ deployments, notifications, log: quietLog }).register(payouts);
});

function createVault(key: string): Vault {
  const signed = { txHash: `0x${key}`, from: '0xtreasury', payload: '0x' };
  const vault = {
    venue: { key, network },
    previewDeposit: async (amountMicro: bigint) => ({ shares: amountMicro, valueMicro: amountMicro }),
    draftApproval: async () => ({ from: '0xtreasury', sign: async () => signed }),
  };
  return vault as unknown as Vault;
}

async function createPool(key: string): Promise<void> {
  await world.em().upsert(EarnPool, { key, network, vault: '0x', createdAt: clock.now() });
}

interface NewDeposit {
  id: string;
  amountMicro: bigint;
  ageMs: number;
  /** Whether it waits an hour for others. */
  isSmall: boolean;
}

async function createDeposits(poolKey: string, deposits: readonly NewDeposit[]): Promise<void> {
  const em = world.em();
  const now = clock.now().getTime();
  for (const { id, amountMicro, ageMs, isSmall } of deposits) {
    const createdAt = new Date(now - ageMs);
    em.create(EarnDeposit, {
      ...{ id, poolKey, positionId: 'pos_1', state: 'received' as const, isOwnWallet: true },
      ...{ network, reference: `0x${id}`, payer: '0xpayer', amountMicro },
      ...{ dueAt: isSmall ? new Date(createdAt.getTime() + HOUR_MS) : null, createdAt, updatedAt: createdAt },
    });
  }
  await em.flush();
}

/** The ids of the deposits that the pool deploys now. */
async function findDeploying(poolKey: string): Promise<string[]> {
  const deposits = await world.em().find(EarnDeposit, { poolKey, state: 'deploying' });
  return deposits.map(({ id }) => id);
}

const buildSmallDeposits = (prefix: string, count: number, ageMs: number): NewDeposit[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `${prefix}_${index}`, amountMicro: 1n, isSmall: true },
    ageMs: ageMs - index,
  }));

it('a deposit that waited an hour is not refunded when a node does not find its payment once', async () => {
  await createPool('lost-receipt');
  const ageMs = HOUR_MS + MINUTE_MS;
  await createDeposits('lost-receipt', [{ id: 'dep_small', amountMicro: USD / 2n, ageMs, isSmall: true }]);
  await deployments.startDue(world.em(), 'lost-receipt');
  const { deploymentId } = await world.em().findOneOrFail(EarnDeposit, 'dep_small');
  const approval = { kind: APPROVAL, subjectId: deploymentId as string };
  const { id } = await world.em().findOneOrFail(ChainTransaction, approval);

  finality = undefined;
  await transactions.process(id);
  expect(await world.em().findOneOrFail(EarnDeposit, 'dep_small')).toMatchObject({
    state: 'deploying',
    reason: null,
  });
  expect(await world.em().findOneOrFail(ChainTransaction, id)).toMatchObject({
    state: 'prepared',
    lastError: 'The payment that funds it is not final yet.',
  });
  expect(await world.em().find(ChainTransaction, { kind: 'refund' })).toEqual([]);

  finality = 'finalized';
  await transactions.process(id);
  expect(await world.em().findOneOrFail(ChainTransaction, id)).toMatchObject({ txHash: '0xlost-receipt' });
});

it('a deposit that is due does not wait behind a batch of small ones', async () => {
  await createPool('crowded');
  const waiting = buildSmallDeposits('crowded', MAX_BATCH_SIZE, 10 * MINUTE_MS);
  await createDeposits('crowded', waiting);
  await deployments.startDue(world.em(), 'crowded');
  expect(await findDeploying('crowded')).toEqual([]);

  await createDeposits('crowded', [{ id: 'dep_large', amountMicro: 1000n * USD, ageMs: 0, isSmall: false }]);
  await deployments.startDue(world.em(), 'crowded');
  const deploying = await findDeploying('crowded');
  expect(deploying).toContain('dep_large');
  // the oldest go along
  expect(new Set(deploying)).toEqual(
    new Set(['dep_large', ...waiting.slice(0, MAX_BATCH_SIZE - 1).map(({ id }) => id)]),
  );
});

it('a small deposit that waited its hour does not wait behind larger ones that came later', async () => {
  await createPool('overdue');
  await createDeposits('overdue', [
    ...buildSmallDeposits('overdue', 1, HOUR_MS + MINUTE_MS),
    ...Array.from({ length: MAX_BATCH_SIZE }, (_, index) => ({
      ...{ id: `large_${index}`, amountMicro: USD, isSmall: false },
      ageMs: MAX_BATCH_SIZE - index,
    })),
  ]);
  await deployments.startDue(world.em(), 'overdue');
  const deploying = await findDeploying('overdue');
  expect(deploying).toHaveLength(MAX_BATCH_SIZE);
  expect(deploying).toContain('overdue_0');
});
