import { createHash, randomBytes } from 'node:crypto';
import {
  AuthorityType,
  createApproveInstruction,
  createAssociatedTokenAccountIdempotentInstruction,
  createCloseAccountInstruction,
  createRecoverNestedInstruction,
  createSetAuthorityInstruction,
  createTransferCheckedInstruction,
  createTransferInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token';
import {
  AddressLookupTableProgram,
  Keypair,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solanaChain } from '../../support/chains/chains.ts';
import { createSolanaFixture, type SolanaFixture } from '../../support/chains/solana-fixture.ts';
import { eventually } from '../../support/eventually.ts';
import { buildMemo, waitForConfirmedStatus } from '../../support/payments/payments.ts';

const MICRO = 5_000_000n;
const MEMO_V1 = 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo';
const MEMO_V2 = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';

let world: SolanaFixture;
let stranger: Keypair;
beforeAll(async () => {
  world = await createSolanaFixture(await solanaChain());
  stranger = Keypair.generate();
  await world.chain.airdrop(stranger.publicKey.toBase58(), 1_000_000_000n);
  await world.chain.mintUsdc(stranger.publicKey.toBase58(), 100_000_000n);
});
afterAll(() => world.adapter.close());

const read = async (reference: string) => (await world.adapter.readPayments(reference))[0];
const nothing = (message: string) => ({
  code: 'payment_insufficient',
  message: expect.stringContaining(message),
});
const send = (instructions: TransactionInstruction[], ...signers: Keypair[]) =>
  world.send(new Transaction().add(...instructions), ...signers);
const toTreasury = (from: Keypair, micro: bigint) =>
  world.transfer(from.publicKey, world.treasury.publicKey, micro);

describe('the payer is the owner of the account that the money left', () => {
  it('also when a delegate sends it, and pays the fee', async () => {
    const { payer, treasury, mint, account } = world;
    const from = account(payer.publicKey);
    await send([createApproveInstruction(from, stranger.publicKey, payer.publicKey, MICRO)], payer);
    const to = account(treasury.publicKey);
    const moved = createTransferCheckedInstruction(from, mint, to, stranger.publicKey, MICRO, 6);
    const reference = await send([moved], stranger);
    expect(await read(reference)).toMatchObject({
      network: 'solana-mainnet',
      reference,
      payer: payer.publicKey.toBase58(),
      amountMicro: MICRO,
    });
  });

  it('not whoever loses more to somebody else in the same transaction', async () => {
    const { payer, transfer, account, treasury } = world;
    const bystander = transfer(stranger.publicKey, payer.publicKey, MICRO * 3n);
    const plain = createTransferInstruction(
      account(payer.publicKey),
      account(treasury.publicKey),
      payer.publicKey,
      MICRO,
    );
    const reference = await send([bystander, plain], payer, stranger);
    expect(await read(reference)).toMatchObject({ payer: payer.publicKey.toBase58(), amountMicro: MICRO });
  });

  it('who gave most, of several, and pays with that alone', async () => {
    const { payer } = world;
    const parts = [toTreasury(payer, 3n), toTreasury(stranger, 4n), toTreasury(payer, 2n)];
    const reference = await send(parts, payer, stranger);
    expect(await read(reference)).toMatchObject({ payer: payer.publicKey.toBase58(), amountMicro: 5n });
  });

  it('also of an account that lives in this transaction only', async () => {
    const { payer, mint, account, treasury, transfer } = world;
    const owner = Keypair.generate();
    const brief = account(owner.publicKey);
    const reference = await send(
      [
        createAssociatedTokenAccountIdempotentInstruction(payer.publicKey, brief, owner.publicKey, mint),
        transfer(payer.publicKey, owner.publicKey, MICRO),
        transfer(owner.publicKey, treasury.publicKey, MICRO),
        createCloseAccountInstruction(brief, payer.publicKey, owner.publicKey),
      ],
      payer,
      owner,
    );
    expect(await read(reference)).toMatchObject({ payer: owner.publicKey.toBase58(), amountMicro: MICRO });
  });

  it('also when a program moves it', async () => {
    const { payer, treasury, mint, account } = world;
    const { mint: ownerMint } = await world.payInFakeUsdc(1n);
    // owned by an account of the associated token program, which alone can move what is in it
    const ownerAccount = getAssociatedTokenAddressSync(ownerMint, treasury.publicKey);
    const nested = account(ownerAccount);
    await send(
      [
        createAssociatedTokenAccountIdempotentInstruction(payer.publicKey, nested, ownerAccount, mint),
        world.transfer(payer.publicKey, ownerAccount, MICRO),
      ],
      payer,
    );
    const to = account(treasury.publicKey);
    const recover = createRecoverNestedInstruction(
      nested,
      mint,
      to,
      ownerAccount,
      ownerMint,
      treasury.publicKey,
    );
    const reference = await send([recover], payer, treasury);
    expect(await read(reference)).toMatchObject({ payer: ownerAccount.toBase58(), amountMicro: MICRO });
  });

  it('also when the token program is given several instructions in one', async () => {
    const { payer, transfer } = world;
    const parts = [transfer(stranger.publicKey, payer.publicKey, 9n), toTreasury(payer, MICRO)];
    const data = parts.map((part) =>
      Buffer.concat([Buffer.from([part.keys.length, part.data.length]), part.data]),
    );
    const batch = new TransactionInstruction({
      programId: TOKEN_PROGRAM_ID,
      keys: parts.flatMap(({ keys }) => keys),
      data: Buffer.concat([Buffer.from([255]), ...data]),
    });
    const reference = await send([batch], payer, stranger);
    expect(await read(reference)).toMatchObject({ payer: payer.publicKey.toBase58(), amountMicro: MICRO });
  });

  it('also when the accounts stand in a lookup table', async () => {
    const { payer, connection, treasury, account, mint } = world;
    const [create, table] = AddressLookupTableProgram.createLookupTable({
      authority: payer.publicKey,
      payer: payer.publicKey,
      recentSlot: await connection.getSlot('confirmed'),
    });
    const addresses = [account(payer.publicKey), account(treasury.publicKey), mint];
    const extend = AddressLookupTableProgram.extendLookupTable({
      payer: payer.publicKey,
      authority: payer.publicKey,
      lookupTable: table,
      addresses,
    });
    await send([create, extend], payer);
    const reference = await eventually(async () => {
      const { value } = await connection.getAddressLookupTable(table);
      const message = new TransactionMessage({
        payerKey: payer.publicKey,
        recentBlockhash: (await connection.getLatestBlockhash()).blockhash,
        instructions: [toTreasury(payer, MICRO)],
      }).compileToV0Message(value ? [value] : []);
      expect(message.addressTableLookups).toHaveLength(1);
      const transaction = new VersionedTransaction(message);
      transaction.sign([payer]);
      return connection.sendTransaction(transaction);
    });
    await waitForConfirmedStatus(connection, reference);
    expect(await read(reference)).toMatchObject({ payer: payer.publicKey.toBase58(), amountMicro: MICRO });
  });
});

describe('no payment is', () => {
  it('what arrives in another account of the treasury, nor what is moved from there', async () => {
    const { payer, treasury, mint, account } = world;
    const second = await world.secondAccount(treasury.publicKey);
    const from = account(payer.publicKey);
    const there = createTransferCheckedInstruction(from, mint, second, payer.publicKey, MICRO, 6);
    const reference = await send([there], payer);
    await expect(read(reference)).rejects.toMatchObject(nothing(`pays USDC to ${second.toBase58()}, not to`));
    const ours = account(treasury.publicKey);
    const home = createTransferCheckedInstruction(second, mint, ours, treasury.publicKey, MICRO, 6);
    const moved = await send([home], payer, treasury);
    await expect(read(moved)).rejects.toMatchObject(nothing('leaves no USDC with'));
  });

  it('an account that is handed over with what is in it', async () => {
    const { payer, treasury, account, mint } = world;
    const handed = await world.secondAccount(payer.publicKey);
    const from = account(payer.publicKey);
    const reference = await send(
      [
        createTransferCheckedInstruction(from, mint, handed, payer.publicKey, MICRO, 6),
        createSetAuthorityInstruction(
          handed,
          payer.publicKey,
          AuthorityType.AccountOwner,
          treasury.publicKey,
        ),
      ],
      payer,
    );
    await expect(read(reference)).rejects.toMatchObject(nothing(`pays USDC to ${handed.toBase58()}, not to`));
    const empty = await world.secondAccount(payer.publicKey);
    await send([createTransferCheckedInstruction(from, mint, empty, payer.publicKey, MICRO, 6)], payer);
    const over = createSetAuthorityInstruction(
      empty,
      payer.publicKey,
      AuthorityType.AccountOwner,
      treasury.publicKey,
    );
    await expect(read(await send([over], payer))).rejects.toMatchObject(nothing('leaves no USDC with'));
  });

  it('what is minted', async () => {
    const reference = await world.chain.mintUsdc(world.treasury.publicKey.toBase58(), MICRO);
    await waitForConfirmedStatus(world.connection, reference);
    await expect(read(reference)).rejects.toMatchObject(nothing('leaves no USDC with'));
  });
});

it('the treasury holds what lies in its associated account', async () => {
  const { adapter, account, treasury, payer, mint } = world;
  const before = await adapter.readUsdcBalance(adapter.treasury);
  const second = await world.secondAccount(treasury.publicKey);
  const from = account(payer.publicKey);
  await send([createTransferCheckedInstruction(from, mint, second, payer.publicKey, MICRO, 6)], payer);
  await world.pay(2n);
  expect(await adapter.readUsdcBalance(adapter.treasury)).toBe(before + 2n);
  expect(await adapter.readUsdcBalance(Keypair.generate().publicKey.toBase58())).toBe(0n);
});

describe('a lock', () => {
  const lock = () => createHash('sha256').update(randomBytes(16)).digest('hex');

  it.each([
    ['the memo program', MEMO_V2],
    ['its first version', MEMO_V1],
  ])('is read from a memo of %s, in any case', async (_name, program) => {
    const { payer } = world;
    const [first, second] = [lock(), lock()];
    const reference = await send(
      [
        buildMemo(`market:1:${first.toUpperCase()}`, program),
        toTreasury(payer, 1n),
        buildMemo(`market:1:${second}`, program),
      ],
      payer,
    );
    expect(await read(reference)).toMatchObject({ lock: first, amountMicro: 1n });
  });

  it('is read from the first memo that is one', async () => {
    const value = lock();
    const memos = ['for the mug', `market:2:${lock()}`, ` market:1:${lock()}`, `market:1:${value}`];
    const reference = await send(
      [toTreasury(world.payer, 1n), ...memos.map((text) => buildMemo(text))],
      world.payer,
    );
    expect(await read(reference)).toMatchObject({ lock: value });
  });

  it.each([
    ['too short', (value: string) => `market:1:${value.slice(1)}`],
    ['followed by something', (value: string) => `market:1:${value} `],
    ['not hex', (value: string) => `market:1:${value.slice(1)}g`],
  ])('that is %s is none', async (_name, spoil) => {
    const reference = await send([toTreasury(world.payer, 1n), buildMemo(spoil(lock()))], world.payer);
    expect(await read(reference)).not.toHaveProperty('lock');
  });
});
