import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import {
  InvalidRecipientError,
  TransactionAbandonedError,
  TransferRefusedError,
} from '../../../server/chain/errors.ts';
import type { Signers } from '../../../server/chain/signer.ts';
import type { ChainTransaction } from '../../../server/chain/transactions/chain-transaction.entity.ts';
import type {
  DraftingContext,
  TransactionKind,
} from '../../../server/chain/transactions/transaction-kind.ts';
import type { Transactions } from '../../../server/chain/transactions/transactions.ts';
import type { TransferService } from '../../../server/chain/transfers/transfers.ts';
import type { ChainAdapter } from '../../../server/chain/types.ts';
import { evmChain } from '../../support/chains/chains.ts';
import { createEvmFixture } from '../../support/chains/evm-fixture.ts';
import {
  createEvmPayout,
  hangAtBroadcast,
  type PayoutFixture,
  useTransfers,
} from '../../support/chains/transfer-fixture.ts';
import { eventually } from '../../support/eventually.ts';

const network = 'base-mainnet' as const;
const transfers = useTransfers();
let treasury: PayoutFixture;
let wallet: PayoutFixture;
let to: string;
/** Of the treasury. */
let usedNonces: number;

beforeAll(async () => {
  [treasury, wallet] = await Promise.all([newSender(), newSender()]);
  to = treasury.newRecipient();
});

async function newSender(): Promise<PayoutFixture> {
  const sender = createEvmPayout(await createEvmFixture(await evmChain()));
  await sender.fundTreasury(1_000_000n);
  return sender;
}

/** A kind of which there is nothing stored but the transaction. */
const GIFTS = {
  draft: ({ row, chain, signer }: DraftingContext) =>
    chain.draftTransfer(signer, { to, amountMicro: 1n, memo: row.id }),
} satisfies TransactionKind;

/** Knows the key of the wallet, and no other. */
const signers: Signers = {
  find: async (_network, address) =>
    address === wallet.adapter.treasury ? wallet.adapter.treasurySigner : undefined,
};

/** A process that pays out and makes gifts, from the treasury and from the wallet; its broadcasts are those of the adapter. */
function processOn(adapter: ChainAdapter): { transactions: Transactions; service: TransferService } {
  const transactions = transfers.transactions(adapter, { signers });
  transactions.register('treasury_gift', GIFTS);
  transactions.register('wallet_gift', GIFTS);
  return { transactions, service: transfers.service(adapter, {}, transactions) };
}

type Process = ReturnType<typeof processOn>;

async function gift({ transactions }: Process, kind: string, subjectId: string): Promise<string> {
  const sender = kind === 'wallet_gift' ? wallet.adapter.treasury : undefined;
  const request = { network, kind, subjectType: 'friend', subjectId, sender };
  return (await transfers.transaction((em) => transactions.request(em, request))).id;
}

/** All of them are signed by a process that dies before it has sent any. Returns what is sent for each. */
async function signedAndLeft({ transactions }: Process, ids: string[]) {
  for (const id of ids) void transactions.process(id);
  return eventually(async () => {
    const rows = await Promise.all(ids.map(transfers.readSending));
    expect(rows.every(({ txHash }) => txHash !== null)).toBe(true);
    return rows;
  }, 20_000);
}

/** Transfers of one batch share a nonce. */
const noncesOf = (rows: Pick<ChainTransaction, 'id' | 'nonce'>[]) => {
  const nonces = new Map(rows.map(({ id, nonce }) => [id, Number(nonce)]));
  return [...nonces.values()].sort((one, other) => one - other);
};

it('transactions of two kinds share the order of one sender, also when their process dies', async () => {
  const dying = processOn(hangAtBroadcast(treasury.adapter, 'before broadcast'));
  const first = await transfers.enqueue(dying.service, { network, to, amountMicro: 1n });
  const ids = [first];
  for (const friend of ['ann', 'bob', 'cy']) {
    ids.push(await gift(dying, 'treasury_gift', friend));
    ids.push(await transfers.enqueue(dying.service, { network, to, amountMicro: 1n }));
  }
  const left = await signedAndLeft(dying, ids);
  const nonces = noncesOf(left);
  expect(nonces.length).toBeGreaterThan(3);
  expect(nonces).toEqual(Array.from(nonces.keys()));
  const living = processOn(treasury.adapter);
  const next = await gift(living, 'treasury_gift', 'dan');
  const done = await Promise.all([...ids, next].map((id) => transfers.drive(living.service, id)));
  expect(done.slice(0, -1).map(({ txHash }) => txHash)).toEqual(left.map(({ txHash }) => txHash));
  usedNonces = nonces.length + 1;
  expect(done.at(-1)).toMatchObject({ state: 'confirmed', attempt: 1, nonce: BigInt(nonces.length) });
  expect(await treasury.adapter.readUsdcBalance(to)).toBe(8n);
});

it('each sender has an order of its own: one that waits holds up nothing of another', async () => {
  const dying = processOn(hangAtBroadcast(treasury.adapter, 'before broadcast'));
  const ofTreasury = [await gift(dying, 'treasury_gift', 'eve'), await gift(dying, 'treasury_gift', 'flo')];
  const ofWallet = [await gift(dying, 'wallet_gift', 'eve'), await gift(dying, 'wallet_gift', 'flo')];
  const left = await signedAndLeft(dying, [...ofTreasury, ...ofWallet]);
  expect(noncesOf(left)).toEqual([0, 1, usedNonces, usedNonces + 1]);
  expect(new Set(left.map(({ fromAddress }) => fromAddress)).size).toBe(2);
  const living = processOn(treasury.adapter);
  const finish = (ids: string[]) => Promise.all(ids.map((id) => transfers.drive(living.service, id)));
  const paid = await finish([...ofWallet, await gift(living, 'wallet_gift', 'gus')]);
  expect(noncesOf(paid)).toEqual([0, 1, 2]);
  for (const id of ofTreasury) expect(await transfers.read(id)).toMatchObject({ state: 'prepared' });
  expect((await finish(ofTreasury)).every(({ attempt }) => attempt === 1)).toBe(true);
});

it('a draft that waited does not take the nonce of a transaction that became final meanwhile', async () => {
  const { transactions, service } = processOn(treasury.adapter);
  let meanwhile: ChainTransaction | undefined;
  transactions.register('slow_gift', {
    async draft(drafting) {
      const draft = await GIFTS.draft(drafting);
      const id = await gift({ transactions, service }, 'treasury_gift', 'moe');
      meanwhile ??= await transfers.drive(service, id);
      return draft;
    },
  });
  const id = await gift({ transactions, service }, 'slow_gift', 'lou');
  const done = await transfers.drive(service, id);
  expect(done).toMatchObject({ state: 'confirmed', attempt: 1, nonce: (meanwhile?.nonce ?? 0n) + 1n });
});

it('an equal transaction under a nonce spent long ago is delayed, and holds up nothing', async () => {
  const late = processOn(treasury.adapter);
  const before = await transfers.drive(late.service, await gift(late, 'wallet_gift', 'ned'));
  const { txHash, fromAddress: from, signedPayload: payload, nonce } = before;
  if (!txHash || !from || !payload || typeof nonce !== 'bigint') throw new Error('It was signed');
  const age = `update chain_transactions set updated_at = updated_at - interval '1 hour' where from_address = ?`;
  await transfers.orm().em.fork().execute(age, [from]);
  let isLate = true;
  late.transactions.register('late_gift', {
    async draft(drafting) {
      if (!isLate) return GIFTS.draft(drafting);
      return { from, nextNonce: nonce, sign: async () => ({ txHash, from, payload, nonce }) };
    },
  });
  const id = await gift(late, 'late_gift', 'oz');
  await late.transactions.process(id);
  expect(await transfers.read(id)).toMatchObject({ txHash: null, trouble: 'retrying' });
  isLate = false;
  expect(await transfers.drive(late.service, id)).toMatchObject({ state: 'confirmed', attempt: 1 });
});

it('there is one transaction for one kind and subject', async () => {
  const living = processOn(treasury.adapter);
  const asked = await Promise.all(['hal', 'hal', 'hal'].map((friend) => gift(living, 'wallet_gift', friend)));
  expect(new Set(asked).size).toBe(1);
});

it('what a worker is refused because another one has sent it meanwhile is no failure', async () => {
  let draftCount = 0;
  let id = '';
  const { transactions, service } = processOn(treasury.adapter);
  transactions.register('single_gift', {
    async draft(drafting) {
      draftCount++;
      if (draftCount === 1) return GIFTS.draft(drafting);
      await eventually(async () => expect((await transfers.read(id)).txHash).not.toBeNull());
      throw new TransactionAbandonedError('The allowance is used up.');
    },
  });
  id = await gift({ transactions, service }, 'single_gift', 'ivy');
  await Promise.all([transactions.process(id), transactions.process(id)]);
  expect(draftCount).toBe(2);
  expect(await transfers.read(id)).toMatchObject({ lastError: null, trouble: null, attempt: 1 });
  expect(await transfers.drive(service, id)).toMatchObject({ state: 'confirmed', attempt: 1 });
});

it('what fails while it is requested anew has not failed', async () => {
  const { transactions, service } = processOn(treasury.adapter);
  let draftCount = 0;
  transactions.register('moved_gift', {
    async draft(drafting) {
      if (draftCount++ > 0) return GIFTS.draft(drafting);
      await delay(2);
      const subject = { kind: 'moved_gift', subjectType: 'friend', subjectId: 'jo' };
      await transfers.transaction((em) => transactions.retry(em, subject));
      throw new InvalidRecipientError('Nobody lives there.');
    },
  });
  const id = await gift({ transactions, service }, 'moved_gift', 'jo');
  await transactions.process(id);
  expect(await transfers.read(id)).toMatchObject({ state: 'prepared', trouble: null });
  expect(await transfers.drive(service, id)).toMatchObject({ state: 'confirmed', attempt: 1 });
});

it('a first failure is followed by the next attempt within seconds, however long it waited before', async () => {
  const { transactions, service } = processOn(treasury.adapter);
  transactions.register('waiting_gift', {
    draft: () => Promise.reject(new TransferRefusedError('Not today.')),
  });
  const id = await gift({ transactions, service }, 'waiting_gift', 'pat');
  const wait = `update chain_transactions set checks = 23 where id = ?`;
  await transfers.orm().em.fork().execute(wait, [id]);
  const began = Date.now();
  await transactions.process(id);
  const { trouble, nextAttemptAt } = await transfers.read(id);
  expect(trouble).toBe('retrying');
  expect((nextAttemptAt?.getTime() ?? 0) - began).toBeLessThan(60_000);
});

it('what can never land and is not signed again says why, and can be withdrawn', async () => {
  const { transactions, service } = processOn({
    ...treasury.adapter,
    broadcast: async () => {},
    readTransactionStatus: async () => 'expired',
  });
  transactions.register('refused_gift', {
    draft(drafting) {
      if (drafting.row.attempt > 0) throw new TransferRefusedError('Not today.');
      return GIFTS.draft(drafting);
    },
  });
  const id = await gift({ transactions, service }, 'refused_gift', 'kim');
  await transactions.process(id);
  await transactions.process(id);
  expect(await transfers.read(id)).toMatchObject({
    txHash: null,
    trouble: 'retrying',
    lastError: 'Not today.',
  });
  const subject = { kind: 'refused_gift', subjectType: 'friend', subjectId: 'kim' };
  expect(await transfers.transaction((em) => transactions.cancel(em, subject))).toBe(true);
});

it('what somebody else has done meanwhile has not failed', async () => {
  const substitute = '0xdone';
  const { transactions } = processOn({
    ...treasury.adapter,
    broadcast: async () => {},
    readTransactionStatus: async ({ txHash }) => (txHash === substitute ? 'confirmed' : 'failed'),
  });
  let looks = 0;
  transactions.register('presented_gift', {
    mayReplace: async () => true,
    async findSubstitute({ id }) {
      if (looks++ > 0) return substitute;
      await transactions.process(id);
      return undefined;
    },
  });
  const subject = { network, kind: 'presented_gift', subjectType: 'friend', subjectId: 'lou' };
  const id = await transactions.signAndSend(subject, GIFTS.draft, async (_em, stored) => stored);
  await transactions.process(id ?? '');
  expect(await transfers.read(id ?? '')).toMatchObject({ state: 'sent', txHash: substitute });
});
