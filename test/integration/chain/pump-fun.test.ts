import { bondingCurvePda, getPumpProgram, PUMP_PROGRAM_ID, PumpSdk, pumpIdl } from '@pump-fun/pump-sdk';
import { type Address, getTransactionDecoder, lamports } from '@solana/kit';
import { getAssociatedTokenAddressSync, TOKEN_2022_PROGRAM_ID } from '@solana/spl-token';
import {
  ComputeBudgetInstruction,
  Connection,
  Keypair,
  PACKET_DATA_SIZE,
  type PublicKey,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js';
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { beforeAll, expect, it } from 'vitest';
import type { SolanaAdapter } from '../../../server/chain/solana/adapter.ts';
import { ProviderUnavailableError } from '../../../server/market/tokens/errors.ts';
import { maxTokenMetadata } from '../../../server/market/tokens/metadata-urls.ts';
import { createPumpFunLauncher } from '../../../server/market/tokens/pump-fun.ts';
import { buildEmptyProgram } from '../../support/chains/empty-program.ts';

const longest = maxTokenMetadata('https://a-long-name.of-a-market.example');
const launcher = createPumpFunLauncher(longest);
const [wallet, mint] = [Keypair.generate(), Keypair.generate()];
const terms = { ...longest, mint: mint.publicKey.toBase58(), owner: wallet.publicKey.toBase58() };
const chainWith = (isThere: boolean) => ({ hasAccount: async () => isThere }) as unknown as SolanaAdapter;
/** Of two signatures. */
const FEE = 10_000n;
const createV2 = pumpIdl.instructions.find(({ name }) => name === 'create_v2');

let steps: TransactionInstruction[];
beforeAll(async () => {
  steps = await launcher.buildInstructions(chainWith(true), terms);
});

/** A stand-in for pump.fun at its address: what is judged is our transaction, not what the program makes of it. */
function chainOfPumpFun({ hasProgram = true, balance = 1_000_000_000n } = {}): LiteSVM {
  const svm = new LiteSVM();
  if (hasProgram) svm.addProgram(PUMP_PROGRAM_ID.toBase58() as Address, buildEmptyProgram());
  svm.airdrop(terms.owner as Address, lamports(balance));
  return svm;
}

function signed(svm: LiteSVM): Buffer {
  const transaction = new Transaction({ feePayer: wallet.publicKey, recentBlockhash: svm.latestBlockhash() });
  transaction.add(...steps).sign(wallet, mint);
  return transaction.serialize();
}

function isTaken(svm: LiteSVM): boolean {
  const result = svm.simulateTransaction(getTransactionDecoder().decode(signed(svm)));
  return !(result instanceof FailedTransactionMetadata);
}

it('a launch on pump.fun is a compute limit and one create of the SDK', async () => {
  const [limit, create, ...others] = steps as [TransactionInstruction, TransactionInstruction];
  expect(ComputeBudgetInstruction.decodeSetComputeUnitLimit(limit).units).toBe(400_000);
  const { name, symbol, uri } = longest;
  const user = wallet.publicKey;
  const expected = { mint: mint.publicKey, name, symbol, uri, creator: user, user, mayhemMode: false };
  expect(create).toEqual(await new PumpSdk().createV2Instruction(expected));
  expect(others).toEqual([]);
});

it('reads by the interface of pump.fun as a create of our terms, with the wallet as creator', () => {
  const { coder } = getPumpProgram(new Connection('http://127.0.0.1:1'));
  const decoder = coder.instruction as unknown as { decode(data: Buffer): unknown };
  const decoded = decoder.decode((steps[1] as TransactionInstruction).data);
  const { name, symbol, uri } = longest;
  expect(decoded).toMatchObject({
    name: 'createV2',
    data: { name, symbol, uri, creator: wallet.publicKey, isMayhemMode: false },
  });
});

it('names the accounts in the order of that interface, and has signed and written what it asks for', () => {
  const sent = Transaction.from(signed(chainOfPumpFun()));
  const keys = sent.instructions[1]?.keys ?? [];
  expect(sent.instructions[1]?.programId).toEqual(PUMP_PROGRAM_ID);
  const asked = (createV2?.accounts ?? []).map((account) => ({ writable: false, signer: false, ...account }));
  expect(keys.map(({ isSigner, isWritable }) => [isSigner, isWritable])).toEqual(
    asked.map(({ signer, writable }) => [signer, writable]),
  );
  const named = Object.fromEntries(asked.map(({ name }, at) => [name, keys[at]?.pubkey as PublicKey]));
  const curve = bondingCurvePda(mint.publicKey);
  expect(named).toMatchObject({
    mint: mint.publicKey,
    user: wallet.publicKey,
    bonding_curve: curve,
    associated_bonding_curve: getAssociatedTokenAddressSync(
      mint.publicKey,
      curve,
      true,
      TOKEN_2022_PROGRAM_ID,
    ),
    token_program: TOKEN_2022_PROGRAM_ID,
    program: PUMP_PROGRAM_ID,
  });
});

it('fits into a packet at its longest, and a chain runs it', () => {
  const svm = chainOfPumpFun();
  expect(signed(svm).length).toBeLessThanOrEqual(PACKET_DATA_SIZE);
  expect(isTaken(svm)).toBe(true);
});

it('no chain runs it without its fee, or without pump.fun', () => {
  expect(isTaken(chainOfPumpFun({ balance: FEE - 1n }))).toBe(false);
  expect(isTaken(chainOfPumpFun({ hasProgram: false }))).toBe(false);
});

it('is not signed where there is no pump.fun', async () => {
  await expect(launcher.buildInstructions(chainWith(false), terms)).rejects.toBeInstanceOf(
    ProviderUnavailableError,
  );
});
