import {
  createAssociatedTokenAccountInstruction,
  createInitializeMint2Instruction,
  createMint,
  createTransferCheckedInstruction,
  getAccount,
  getAssociatedTokenAddressSync,
  getOrCreateAssociatedTokenAccount,
  MINT_SIZE,
  mintTo,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  transfer,
} from '@solana/spl-token';
import {
  AddressLookupTableProgram,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  type SendTransactionError,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SolanaChain, startSolanaChain } from '../../../sandbox/solana/chain.ts';
import { eventually } from '../../support/eventually.ts';
import { waitForConfirmedStatus } from '../../support/payments/payments.ts';
import { fund, SOL, usdcAccount, usdcTransfer } from './solana-support.ts';

let chain: SolanaChain;
let connection: Connection;
const payer = Keypair.generate();
const payee = Keypair.generate();

beforeAll(async () => {
  chain = await startSolanaChain({ confirmAfterMs: 20, finalizeAfterMs: 60 });
  connection = new Connection(chain.rpcUrl, 'confirmed');
  // web3.js closes an idle socket, and now and then loses a subscription that comes meanwhile
  connection.onSlotChange(() => {});
  await fund(chain, payer, payee.publicKey);
});
afterAll(() => chain.close());

const waitForSlotAfter = (slot: number) =>
  eventually(async () => expect(await connection.getSlot('processed')).toBeGreaterThan(slot));

async function sendV0(
  instructions: TransactionInstruction[],
  tables: Parameters<TransactionMessage['compileToV0Message']>[0] = [],
) {
  const lifetime = await connection.getLatestBlockhash();
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: lifetime.blockhash,
    instructions,
  }).compileToV0Message(tables);
  const transaction = new VersionedTransaction(message);
  transaction.sign([payer]);
  const signature = await connection.sendTransaction(transaction);
  const { value } = await connection.confirmTransaction({ signature, ...lifetime });
  expect(value.err).toBeNull();
  return signature;
}

describe('web3.js against the local Solana chain', () => {
  it('sends and confirms a USDC transfer, and shows it parsed with its token balances', async () => {
    const signature = await sendAndConfirmTransaction(
      connection,
      usdcTransfer(chain, payer, payee.publicKey, 2_500_000n),
      [payer],
    );
    const parsed = await connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 });
    expect(parsed?.meta?.err).toBeNull();
    expect(parsed?.transaction.message.instructions[0]).toMatchObject({
      program: 'spl-token',
      parsed: {
        type: 'transferChecked',
        info: {
          authority: payer.publicKey.toBase58(),
          mint: chain.usdcMint,
          tokenAmount: { amount: '2500000', decimals: 6, uiAmount: 2.5 },
        },
      },
    });
    const received = (balances: { owner?: string; uiTokenAmount: { amount: string } }[] | null | undefined) =>
      balances?.find(({ owner }) => owner === payee.publicKey.toBase58())?.uiTokenAmount.amount;
    expect(received(parsed?.meta?.preTokenBalances)).toBe('0');
    expect(received(parsed?.meta?.postTokenBalances)).toBe('2500000');
    expect(Math.abs((parsed?.blockTime ?? 0) - Date.now() / 1000)).toBeLessThan(5);
    expect(parsed?.transaction.message.accountKeys[0]).toMatchObject({ signer: true, writable: true });
  });

  it('gives the raw transaction with balances, fee, logs and slot', async () => {
    const signature = await sendAndConfirmTransaction(
      connection,
      new Transaction().add(
        SystemProgram.transfer({
          fromPubkey: payer.publicKey,
          toPubkey: payee.publicKey,
          lamports: LAMPORTS_PER_SOL / 10,
        }),
      ),
      [payer],
    );
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 });
    expect(found?.meta?.fee).toBe(5000);
    const [before = 0, after = 0] = [found?.meta?.preBalances[0], found?.meta?.postBalances[0]];
    expect(before - after).toBe(LAMPORTS_PER_SOL / 10 + 5000);
    expect(found?.meta?.logMessages).toContain('Program 11111111111111111111111111111111 success');
    expect(found?.meta?.loadedAddresses).toEqual({ writable: [], readonly: [] });
    expect((await connection.getSignatureStatus(signature)).value?.slot).toBe(found?.slot);
    await waitForSlotAfter(found?.slot ?? 0);
    const block = await connection.getBlock(found?.slot ?? 0, { maxSupportedTransactionVersion: 0 });
    expect(block?.transactions.map(({ transaction }) => transaction.signatures[0])).toContain(signature);
  });

  it('serves spl-token: an associated account is made, paid and read', async () => {
    const owner = Keypair.generate();
    const mint = new PublicKey(chain.usdcMint);
    const account = await getOrCreateAssociatedTokenAccount(connection, payer, mint, owner.publicKey);
    const from = usdcAccount(chain, payer.publicKey);
    await transfer(connection, payer, from, account.address, payer, 1_000_001n);
    expect((await getAccount(connection, account.address)).amount).toBe(1_000_001n);
    const owned = await connection.getParsedTokenAccountsByOwner(owner.publicKey, { mint });
    expect(owned.value[0]?.account.data.parsed.info.tokenAmount.uiAmountString).toBe('1.000001');
    const listed = await connection.getProgramAccounts(TOKEN_PROGRAM_ID, {
      filters: [{ dataSize: 165 }, { memcmp: { offset: 32, bytes: owner.publicKey.toBase58() } }],
    });
    expect(listed.map(({ pubkey }) => pubkey.toBase58())).toEqual([account.address.toBase58()]);
  });

  it('runs Token-2022 as well', async () => {
    const mint = await createMint(
      connection,
      payer,
      payer.publicKey,
      null,
      2,
      undefined,
      undefined,
      TOKEN_2022_PROGRAM_ID,
    );
    const account = await getOrCreateAssociatedTokenAccount(
      connection,
      payer,
      mint,
      payee.publicKey,
      false,
      undefined,
      undefined,
      TOKEN_2022_PROGRAM_ID,
    );
    await mintTo(
      connection,
      payer,
      mint,
      account.address,
      payer,
      1234n,
      [],
      undefined,
      TOKEN_2022_PROGRAM_ID,
    );
    expect((await connection.getTokenAccountBalance(account.address)).value.uiAmountString).toBe('12.34');
    expect((await connection.getTokenSupply(mint)).value.amount).toBe('1234');
  });

  it('runs v0 transactions, with a lookup table too', async () => {
    const [create, table] = AddressLookupTableProgram.createLookupTable({
      authority: payer.publicKey,
      payer: payer.publicKey,
      recentSlot: await connection.getSlot(),
    });
    const target = Keypair.generate().publicKey;
    const extend = AddressLookupTableProgram.extendLookupTable({
      lookupTable: table,
      authority: payer.publicKey,
      payer: payer.publicKey,
      addresses: [target],
    });
    await sendV0([create, extend]);
    const { value } = await connection.getAddressLookupTable(table);
    if (!value) throw new Error('no table');
    // An address can be looked up from the slot after the one it was added in.
    await waitForSlotAfter(await connection.getSlot('processed'));
    const pay = SystemProgram.transfer({
      fromPubkey: payer.publicKey,
      toPubkey: target,
      lamports: 5_000_000,
    });
    const signature = await sendV0([pay], [value]);
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 });
    expect(found?.version).toBe(0);
    expect(found?.meta?.loadedAddresses?.writable.map(String)).toEqual([target.toBase58()]);
    expect(await connection.getBalance(target)).toBe(5_000_000);
    await expect(connection.getTransaction(signature, {} as never)).rejects.toThrow(
      'maxSupportedTransactionVersion',
    );
  });

  it('refuses in preflight what would fail, with the logs', async () => {
    const send = connection.sendTransaction(usdcTransfer(chain, payer, payee.publicKey, 10n ** 12n), [payer]);
    const error: SendTransactionError = await send.then(
      () => expect.unreachable(),
      (reason) => reason,
    );
    expect(error.message).toContain('Error processing Instruction 0: custom program error: 0x1');
    expect(error.logs).toContain('Program log: Error: insufficient funds');
  });

  it('records a failed transaction, fee and all, when preflight is skipped', async () => {
    const before = await connection.getBalance(payer.publicKey);
    const transaction = usdcTransfer(chain, payer, payee.publicKey, 10n ** 12n);
    const signature = await connection.sendTransaction(transaction, [payer], { skipPreflight: true });
    const err = { InstructionError: [0, { Custom: 1 }] };
    // web3.js resolves or rejects, depending on whether its socket or its question is answered first
    expect(await waitForConfirmedStatus(connection, signature)).toMatchObject({ err });
    chain.finalizeAll();
    expect(
      (await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 }))?.meta?.err,
    ).toEqual(err);
    expect(await connection.getBalance(payer.publicKey)).toBe(before - 5000);
    const [newest] = await connection.getSignaturesForAddress(payer.publicKey, { limit: 1 });
    expect(newest).toMatchObject({ signature, err });
  });

  it('takes the same transaction once only', async () => {
    const transaction = usdcTransfer(chain, payer, payee.publicKey, 1n);
    transaction.recentBlockhash = (await connection.getLatestBlockhash()).blockhash;
    transaction.feePayer = payer.publicKey;
    transaction.sign(payer);
    const wire = transaction.serialize();
    await connection.sendRawTransaction(wire);
    await expect(connection.sendRawTransaction(wire)).rejects.toThrow(
      'This transaction has already been processed',
    );
  });

  it('pages through the signatures of an address, newest first', async () => {
    const owner = Keypair.generate().publicKey.toBase58();
    const sent: string[] = [];
    for (let i = 0; i < 4; i++) sent.unshift(await chain.airdrop(owner, SOL));
    const list = async (options: object) =>
      (await connection.getSignaturesForAddress(new PublicKey(owner), options)).map(
        ({ signature }) => signature,
      );
    expect(await list({})).toEqual(sent);
    expect(await list({ limit: 2 })).toEqual(sent.slice(0, 2));
    expect(await list({ before: sent[1], limit: 1 })).toEqual([sent[2]]);
    expect(await list({ until: sent[2] })).toEqual(sent.slice(0, 2));
  });

  it('simulates without signatures and estimates fees', async () => {
    const transfer = usdcTransfer(chain, payer, payee.publicKey, 1n);
    const { blockhash } = await connection.getLatestBlockhash();
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: blockhash,
      instructions: transfer.instructions,
    }).compileToV0Message();
    const account = usdcAccount(chain, payee.publicKey).toBase58();
    const { value } = await connection.simulateTransaction(new VersionedTransaction(message), {
      accounts: { encoding: 'base64', addresses: [account] },
    });
    expect(value.err).toBeNull();
    expect(value.unitsConsumed).toBeGreaterThan(0);
    expect(value.accounts?.[0]?.owner).toBe(TOKEN_PROGRAM_ID.toBase58());
    expect((await connection.getFeeForMessage(message)).value).toBe(5000);
  });

  it('tells subscribers about accounts, logs and slots', async () => {
    const account = usdcAccount(chain, payee.publicKey);
    const heard = new Set<string>();
    connection.onAccountChange(account, () => heard.add('account'), { commitment: 'confirmed' });
    connection.onLogs(account, () => heard.add('logs'), 'confirmed');
    connection.onSlotChange(() => heard.add('slot'));
    // nothing says when the subscriptions have reached the chain
    await eventually(async () => {
      await sendAndConfirmTransaction(connection, usdcTransfer(chain, payer, payee.publicKey, 3n), [payer]);
      expect([...heard].sort()).toEqual(['account', 'logs', 'slot']);
    }, 20_000);
  });

  it('shows inner instructions parsed', async () => {
    const mint = Keypair.generate();
    const account = getAssociatedTokenAddressSync(mint.publicKey, payer.publicKey);
    const lamports = await connection.getMinimumBalanceForRentExemption(MINT_SIZE);
    const transaction = new Transaction().add(
      SystemProgram.createAccount({
        fromPubkey: payer.publicKey,
        newAccountPubkey: mint.publicKey,
        space: MINT_SIZE,
        lamports,
        programId: TOKEN_PROGRAM_ID,
      }),
      createInitializeMint2Instruction(mint.publicKey, 0, payer.publicKey, null),
      createAssociatedTokenAccountInstruction(payer.publicKey, account, payer.publicKey, mint.publicKey),
      createTransferCheckedInstruction(account, mint.publicKey, account, payer.publicKey, 0, 0),
    );
    const signature = await sendAndConfirmTransaction(connection, transaction, [payer, mint]);
    const parsed = await connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 });
    const inner = parsed?.meta?.innerInstructions?.find(({ index }) => index === 2)?.instructions ?? [];
    expect(inner.map((one) => 'parsed' in one && one.parsed.type)).toEqual([
      'getAccountDataSize',
      'createAccount',
      'initializeImmutableOwner',
      'initializeAccount3',
    ]);
  });
});
