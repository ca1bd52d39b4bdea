import {
  AuthorityType,
  createAssociatedTokenAccountInstruction,
  createCloseAccountInstruction,
  createSetAuthorityInstruction,
  createTransferCheckedInstruction,
} from '@solana/spl-token';
import { Keypair, type PublicKey, SystemProgram, Transaction } from '@solana/web3.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { findOpeningRefusal } from '../../../server/chain/transfers/account-openings.ts';
import type { TransferService } from '../../../server/chain/transfers/transfers.ts';
import type { ChainAdapter } from '../../../server/chain/types.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { createSolanaFixture, type SolanaFixture } from '../../support/chains/solana-fixture.ts';
import {
  type Held,
  hangAtBroadcast,
  holdBroadcasts,
  holdDrafts,
  useTransfers,
} from '../../support/chains/transfer-fixture.ts';
import { eventually } from '../../support/eventually.ts';

const network = 'solana-mainnet';
const ENOUGH = 5_000_000n;
const transfers = useTransfers();
let world: SolanaFixture;
let service: TransferService;
beforeAll(async () => {
  world = await createSolanaFixture(await solanaChain(), { openAccountMinMicro: ENOUGH });
  await world.chain.mintUsdc(world.adapter.treasury, 1_000_000_000n);
  service = transfers.service(world.adapter);
  service.onConfirmed('refund', async () => {});
});

const enqueue = (to: PublicKey, amountMicro: bigint) =>
  transfers.enqueue(service, { network, to: to.toBase58(), amountMicro });
const lamports = () => world.connection.getBalance(world.treasury.publicKey);

/** A wallet with coins for its own fees and no token account. */
async function newWallet(): Promise<Keypair> {
  const wallet = Keypair.generate();
  await world.chain.airdrop(wallet.publicKey.toBase58(), 100_000_000n);
  return wallet;
}

async function attempt(id: string) {
  await service.process(id);
  return transfers.read(id);
}

/** Sends the USDC on, closes the account and keeps the deposit. */
async function closeAccount(wallet: Keypair): Promise<void> {
  const { account, mint, payer } = world;
  const owner = wallet.publicKey;
  const held = BigInt((await world.connection.getTokenAccountBalance(account(owner))).value.amount);
  const close = new Transaction().add(
    createTransferCheckedInstruction(account(owner), mint, account(payer.publicKey), owner, held, 6),
    createCloseAccountInstruction(account(owner), owner, owner),
  );
  await world.send(close, wallet);
}

describe('a payout to an address without a token account', () => {
  it('that is too small waits, costs nothing and says what to do; with an account it goes by itself', async () => {
    const to = Keypair.generate().publicKey;
    const before = await lamports();
    const id = await enqueue(to, ENOUGH - 1n);
    const held = await attempt(id);
    expect(held).toMatchObject({ state: 'prepared', txHash: null, trouble: 'held' });
    expect(held.lastError).toContain('5.00 USD or more in total');
    expect(held.lastError).toContain(`Open a USDC token account for ${to.toBase58()}`);
    expect(held.nextAttemptAt).not.toBeNull();
    expect(transfers.failures.at(-1)).toMatchObject({ id, isFinal: false, isHeld: true });
    expect(await lamports()).toBe(before);
    await world.chain.mintUsdc(to.toBase58(), 0n);
    expect(await transfers.drive(service, id)).toMatchObject({ state: 'confirmed', trouble: null });
    expect(await lamports()).toBe(before - 5000);
  });

  it('opens one if it is large enough, and never again for the same address', async () => {
    const wallet = await newWallet();
    await transfers.drive(service, await enqueue(wallet.publicKey, ENOUGH));
    await closeAccount(wallet);
    const before = await lamports();
    const id = await enqueue(wallet.publicKey, ENOUGH);
    const held = await attempt(id);
    expect(held).toMatchObject({ txHash: null, trouble: 'held' });
    expect(held.lastError).toContain('was closed');
    expect(await lamports()).toBe(before);
    const { publicKey: owner } = wallet;
    const open = createAssociatedTokenAccountInstruction(owner, world.account(owner), owner, world.mint);
    await world.send(new Transaction().add(open), wallet);
    await transfers.drive(service, id);
    expect(await lamports()).toBe(before - 5000);
  });

  it('opens one for all that are sent at the same moment, and none of them fails', async () => {
    const to = Keypair.generate().publicKey;
    const before = await lamports();
    const failed = transfers.failures.length;
    const ids = await Promise.all(Array.from({ length: 8 }, () => enqueue(to, ENOUGH)));
    await Promise.all(ids.map((id) => transfers.drive(service, id)));
    const [account] = await world.connection.getMultipleAccountsInfo([world.account(to)]);
    // those that waited for the account can share a transaction
    const fees = before - (await lamports()) - (account?.lamports ?? 0);
    expect([fees % 5000, fees <= 8 * 5000]).toEqual([0, true]);
    expect(await world.adapter.readUsdcBalance(to.toBase58())).toBe(8n * ENOUGH);
    expect(transfers.failures).toHaveLength(failed);
  });

  it('is sent together with others once their sum is large enough, with one account for all', async () => {
    const to = Keypair.generate().publicKey;
    const before = await lamports();
    const small = [await enqueue(to, 1_800_000n), await enqueue(to, 1_800_000n)];
    for (const id of small) expect(await attempt(id)).toMatchObject({ trouble: 'held', txHash: null });
    const last = await enqueue(to, 1_800_000n);
    expect(await transfers.drive(service, last)).toMatchObject({ state: 'confirmed' });
    const now = Date.now();
    for (const id of small) {
      expect((await transfers.read(id)).nextAttemptAt?.getTime()).toBeLessThanOrEqual(now);
      expect(await transfers.drive(service, id)).toMatchObject({ state: 'confirmed', trouble: null });
    }
    expect(await world.adapter.readUsdcBalance(to.toBase58())).toBe(5_400_000n);
    const [account] = await world.connection.getMultipleAccountsInfo([world.account(to)]);
    expect(before - (await lamports())).toBe(3 * 5000 + (account?.lamports ?? 0));
  });

  it('opens one where there are only coins so far', async () => {
    const to = Keypair.generate().publicKey;
    const { payer } = world;
    const coins = { fromPubkey: payer.publicKey, toPubkey: world.account(to), lamports: 1_000_000 };
    await world.send(new Transaction().add(SystemProgram.transfer(coins)), payer);
    await transfers.drive(service, await enqueue(to, ENOUGH));
    expect(await world.adapter.readUsdcBalance(to.toBase58())).toBe(ENOUGH);
  });
});

describe('a payout whose account is opened while two workers draft it', () => {
  /** Another transfer opens the account, as the first worker finds; then it is there, as the second finds. */
  async function draftTwice(second: (chain: ChainAdapter) => Held) {
    const to = Keypair.generate().publicKey;
    void transfers
      .service(hangAtBroadcast(world.adapter, 'before broadcast'))
      .process(await enqueue(to, ENOUGH));
    await eventually(async () => expect(await countOpenings(to)).toBe(1));
    const id = await enqueue(to, ENOUGH);
    const late = holdDrafts(world.adapter);
    const lateWork = transfers.service(late.chain).process(id);
    await late.reached;
    await world.chain.mintUsdc(to.toBase58(), 0n);
    const other = second(world.adapter);
    const otherWork = transfers.service(other.chain).process(id);
    await other.reached;
    late.release();
    await lateWork;
    const endOther = () => {
      other.release();
      return otherWork;
    };
    return { to, id, endOther };
  }

  async function countOpenings(to: PublicKey): Promise<number> {
    const em = transfers.orm().em.fork();
    const rows = await em.execute('select 1 from account_openings where address = ?', [to.toBase58()]);
    return rows.length;
  }

  it('is not sent with others once the other worker has signed it', async () => {
    const { to, id, endOther } = await draftTwice(holdBroadcasts);
    expect(await transfers.read(id)).toMatchObject({ batching: 'alone', state: 'prepared' });
    expect(await transfers.drive(service, id)).toMatchObject({ state: 'confirmed' });
    await endOther();
    // whatever was sent before it is on the chain, too
    await transfers.drive(service, await enqueue(to, 1n));
    expect(await world.adapter.readUsdcBalance(to.toBase58())).toBe(ENOUGH + 1n);
  });

  it('is not signed alone once it is to be sent with others', async () => {
    const { to, id, endOther } = await draftTwice(holdDrafts);
    await endOther();
    expect(await transfers.read(id)).toMatchObject({ batching: 'shared', txHash: null });
    expect(await transfers.drive(service, id)).toMatchObject({ state: 'confirmed' });
    expect(await world.adapter.readUsdcBalance(to.toBase58())).toBe(ENOUGH);
  });
});

describe('small payouts to one address without a token account', () => {
  const subjectOf = async (id: string) => {
    const { kind, subjectType, subjectId } = await transfers.read(id);
    return { kind, subjectType, subjectId };
  };

  it('are released together by parallel workers, too', async () => {
    const to = Keypair.generate().publicKey;
    const ids = await Promise.all(Array.from({ length: 6 }, () => enqueue(to, 1_000_000n)));
    for (const id of ids.slice(0, 4)) await attempt(id);
    await Promise.all(ids.map((id) => transfers.drive(service, id)));
    expect(await world.adapter.readUsdcBalance(to.toBase58())).toBe(6_000_000n);
  });

  it('cannot be taken back or sent elsewhere once an account is opened for them', async () => {
    const to = Keypair.generate().publicKey;
    const first = await enqueue(to, 3_000_000n);
    await attempt(first);
    const [subject, elsewhere] = [await subjectOf(first), Keypair.generate().publicKey.toBase58()];
    await transfers.drive(service, await enqueue(to, 2_000_000n));
    expect(await transfers.transaction((em) => service.cancel(em, subject))).toBe(false);
    await expect(transfers.transaction((em) => service.retry(em, subject, elsewhere))).rejects.toThrow(
      'on its way',
    );
    await transfers.drive(service, first);
    expect(await world.adapter.readUsdcBalance(to.toBase58())).toBe(ENOUGH);
  });

  it('that were taken back do not count', async () => {
    const to = Keypair.generate().publicKey;
    const before = await lamports();
    const first = await enqueue(to, 4_000_000n);
    await attempt(first);
    const subject = await subjectOf(first);
    expect(await transfers.transaction((em) => service.cancel(em, subject))).toBe(true);
    expect(await attempt(await enqueue(to, 1_500_000n))).toMatchObject({ txHash: null, trouble: 'held' });
    expect(await lamports()).toBe(before);
  });
});

it('nobody gets money back into an account that we open, however much it is', async () => {
  const to = Keypair.generate().publicKey.toBase58();
  const before = await lamports();
  const subject = { kind: 'refund', subjectType: 'order', subjectId: to };
  const { id } = await transfers.transaction((em) =>
    service.enqueue(em, { ...subject, network, to, amountMicro: ENOUGH }),
  );
  const held = await attempt(id);
  expect(held).toMatchObject({ txHash: null, trouble: 'held' });
  expect(held.lastError).toContain('only a payout opens one');
  expect(await lamports()).toBe(before);
  await world.chain.mintUsdc(to, 0n);
  expect(await transfers.drive(service, id)).toMatchObject({ state: 'confirmed' });
});

it('money does not go into an account that was handed to somebody else', async () => {
  const wallet = await newWallet();
  const { publicKey: owner } = wallet;
  await world.chain.mintUsdc(owner.toBase58(), 0n);
  const { payer, account } = world;
  const hand = createSetAuthorityInstruction(
    account(owner),
    owner,
    AuthorityType.AccountOwner,
    payer.publicKey,
  );
  await world.send(new Transaction().add(hand), wallet);
  const failed = await attempt(await enqueue(owner, 1n));
  expect(failed).toMatchObject({ state: 'failed', txHash: null });
  expect(failed.lastError).toContain('belongs to another wallet');
});

it('the right to open an account stays with the transfer that signed for it until that has failed for good', async () => {
  const to = Keypair.generate().publicKey;
  const [first, second] = [await enqueue(to, ENOUGH), await enqueue(to, ENOUGH)];
  const em = transfers.orm().em.fork();
  const change = (set: string, table = 'chain_transactions') =>
    em.execute(`update ${table} set ${set} where id = '${first}'`);
  const recipient = { network, kind: 'payout', toAddress: to.toBase58() } as const;
  const refusal = async (id: string) => (await findOpeningRefusal(em.fork(), { id, ...recipient }))?.name;
  await em.execute(
    `insert into account_openings (network, address, transfer_id, created_at) values (?, ?, ?, now())`,
    [network, to.toBase58(), first],
  );
  await change(`tx_hash = 'signed-${first}'`);
  expect([await refusal(first), await refusal(second)]).toEqual([undefined, 'TokenAccountPendingError']);
  await change(`tx_hash = null`);
  expect(await refusal(second)).toBeUndefined();
  await change(`tx_hash = 'landed-${first}', state = 'confirmed', next_attempt_at = null`);
  expect(await refusal(second)).toBe('TokenAccountMissingError');
  await change(`to_address = 'elsewhere'`, 'chain_transfers');
  expect(await refusal(second)).toBeUndefined();
});
