import { setTimeout as delay } from 'node:timers/promises';
import { Keypair } from '@solana/web3.js';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll } from 'vitest';
import { NO_SIGNERS, type Signers } from '../../../server/chain/signer.ts';
import { ChainTransaction } from '../../../server/chain/transactions/chain-transaction.entity.ts';
import { Transactions } from '../../../server/chain/transactions/transactions.ts';
import { type TransferRequest, TransferService } from '../../../server/chain/transfers/transfers.ts';
import type { ChainAdapter } from '../../../server/chain/types.ts';
import { openDatabase } from '../../../server/composition/open-database.ts';
import type { EntityManager, MikroORM } from '../../../server/foundation/db/orm.ts';
import { Outbox } from '../../../server/foundation/outbox/outbox.ts';
import { type Clock, systemClock } from '../../../server/foundation/platform/clock.ts';
import { JOBS } from '../../../server/foundation/queue/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';
import { quietLog } from '../log.ts';
import { evmChain, solanaChain } from './chains.ts';
import { createEvmFixture } from './evm-fixture.ts';
import { createSolanaFixture } from './solana-fixture.ts';

/** What tests of transfers need of any network. */
export interface PayoutFixture {
  adapter: ChainAdapter;
  rpcUrl: string;
  fundTreasury(micro: bigint): Promise<unknown>;
  newRecipient(): string;
  /** The same treasury through another RPC URL. */
  adapterAt(rpcUrl: string): ChainAdapter;
}

export const PAYOUT_FIXTURES: [ChainAdapter['network'], () => Promise<PayoutFixture>][] = [
  ['solana-mainnet', async () => createSolanaPayout(await createSolanaFixture(await solanaChain()))],
  ['base-mainnet', async () => createEvmPayout(await createEvmFixture(await evmChain()))],
];

export function createSolanaPayout(world: Awaited<ReturnType<typeof createSolanaFixture>>): PayoutFixture {
  return {
    adapter: world.adapter,
    rpcUrl: world.config.rpcUrl,
    fundTreasury: (micro) => world.chain.mintUsdc(world.adapter.treasury, micro),
    newRecipient: () => Keypair.generate().publicKey.toBase58(),
    adapterAt: world.adapterAt,
  };
}

export function createEvmPayout(world: Awaited<ReturnType<typeof createEvmFixture>>): PayoutFixture {
  return {
    adapter: world.adapter,
    rpcUrl: world.config.rpcUrl,
    fundTreasury: (micro) => world.chain.mintUsdc(world.treasury.address, micro),
    newRecipient: () => privateKeyToAccount(generatePrivateKey()).address,
    adapterAt: world.adapterAt,
  };
}

interface TransactionOptions {
  stuckAfterMs?: number;
  signers?: Signers;
  clock?: Clock;
}

/** A database, and the outcomes that the services reported. */
export function useTransfers() {
  let database: TestDatabase;
  let orm: MikroORM;
  let subjects = 0;
  const settled: string[] = [];
  const failures: { id: string; reason: string; isFinal: boolean }[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await openDatabase(database.url, { poolSize: 20 });
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const transaction = <T>(work: (em: EntityManager) => Promise<T>) => orm.em.fork().transactional(work);
  const read = (id: string) => orm.em.fork().findOneOrFail(ChainTransaction, id);
  /** The transaction that sends a transfer: its batch, or the transfer itself. */
  const readSending = async (id: string) => {
    const transfer = await read(id);
    return transfer.batchId ? read(transfer.batchId) : transfer;
  };
  const transactionsOn = (chain: ChainAdapter, options: TransactionOptions = {}) =>
    new Transactions({
      em: orm.em,
      chains: new Map([[chain.network, chain]]),
      signers: NO_SIGNERS,
      outbox: new Outbox(systemClock, JOBS),
      clock: systemClock,
      log: quietLog,
      ...options,
    });
  const unheard = (
    chain: ChainAdapter,
    transactions = transactionsOn(chain),
    { clock = systemClock }: Pick<TransactionOptions, 'clock'> = {},
  ) => {
    const chains = new Map([[chain.network, chain]]);
    return new TransferService({ em: orm.em, chains, transactions, clock, log: quietLog });
  };
  /** Ends the wait of a transfer for its next attempt, but not the work of another process on it. */
  const hurry = (id: string) =>
    orm.em.fork().execute(
      `update chain_transactions set next_attempt_at = now()
        where id = ? and state = 'prepared' and batching = 'shared' and last_error is not null and checks > 0`,
      [id],
    );
  return {
    hurry,
    settled,
    failures,
    transaction,
    read,
    readSending,
    url: () => database.url,
    database: () => database,
    /** A service without registered callbacks. */
    unheard,
    orm: () => orm,
    transactions: transactionsOn,
    service(
      chain: ChainAdapter,
      options: Omit<TransactionOptions, 'signers'> = {},
      transactions = transactionsOn(chain, options),
    ): TransferService {
      const service = unheard(chain, transactions, options);
      service.onConfirmed(
        'payout',
        async (_em, confirmed) => void settled.push(...confirmed.map(({ id }) => id)),
      );
      service.onFailure('payout', async (_em, { id }, failure) => void failures.push({ id, ...failure }));
      return service;
    },
    async enqueue(
      service: TransferService,
      request: Pick<TransferRequest, 'network' | 'to' | 'amountMicro' | 'fundedBy'>,
    ): Promise<string> {
      const subject = { kind: 'payout', subjectType: 'order', subjectId: `ord_${subjects++}` };
      return (await transaction((em) => service.enqueue(em, { ...subject, ...request }))).id;
    },
    /** Does the work of the jobs, without their delays. */
    async drive(service: TransferService, id: string, timeoutMs = 25_000): Promise<ChainTransaction> {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        await service.process(id);
        const transfer = await read(id);
        if (transfer.state === 'confirmed' || transfer.state === 'failed') return transfer;
        await hurry(id);
        if (Date.now() > deadline) throw new Error(`${transfer.state}: ${transfer.lastError}`);
        await delay(50);
      }
    },
  };
}

/** The worker dies at this point: its work never continues. */
export function hangAtBroadcast(
  chain: ChainAdapter,
  point: 'before broadcast' | 'after broadcast',
): ChainAdapter {
  return {
    ...chain,
    async broadcast(signed) {
      if (point === 'after broadcast') await chain.broadcast(signed);
      return new Promise(() => {});
    },
  };
}

export interface Held {
  chain: ChainAdapter;
  /** A worker is there. */
  reached: Promise<void>;
  release(): void;
}

/** A slow worker: it has drafted a transfer, or knows why it cannot, and does nothing about it before its release. */
export function holdDrafts(chain: ChainAdapter): Held {
  const { reached, wait, release } = createGate();
  const draftTransfer: ChainAdapter['draftTransfer'] = async (...given) => {
    const drafting = chain.draftTransfer(...given);
    await Promise.allSettled([drafting]);
    await wait();
    return drafting;
  };
  return { chain: { ...chain, draftTransfer }, reached, release };
}

/** A slow worker: it has stored what it signed, and sends it after its release. */
export function holdBroadcasts(chain: ChainAdapter): Held {
  const { reached, wait, release } = createGate();
  const broadcast: ChainAdapter['broadcast'] = async (signed) => {
    await wait();
    await chain.broadcast(signed);
  };
  return { chain: { ...chain, broadcast }, reached, release };
}

function createGate() {
  const arrival = Promise.withResolvers<void>();
  const opening = Promise.withResolvers<void>();
  const wait = () => {
    arrival.resolve();
    return opening.promise;
  };
  return { reached: arrival.promise, wait, release: opening.resolve };
}
