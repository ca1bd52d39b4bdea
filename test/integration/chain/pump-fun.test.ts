import { PUMP_PROGRAM_ID, PumpSdk } from '@pump-fun/pump-sdk';
import { type Address, getTransactionDecoder, lamports } from '@solana/kit';
import { Keypair, Transaction, type TransactionInstruction } from '@solana/web3.js';
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { expect, it } from 'vitest';
import type { SolanaAdapter } from '../../../server/chain/solana/adapter.ts';
import { longestToken } from '../../../server/market/tokens/addresses.ts';
import { ProviderUnavailableError } from '../../../server/market/tokens/errors.ts';
import { pumpFunLauncher } from '../../../server/market/tokens/pump-fun.ts';
import { emptyProgram } from '../../support/chains/empty-program.ts';

const longest = longestToken('https://a-long-name.of-a-market.example');
const launcher = pumpFunLauncher(longest);
const [wallet, mint] = [Keypair.generate(), Keypair.generate()];
const terms = { ...longest, mint: mint.publicKey.toBase58(), owner: wallet.publicKey.toBase58() };
const chainWith = (isThere: boolean) => ({ hasAccount: async () => isThere }) as unknown as SolanaAdapter;

function signed(svm: LiteSVM, steps: TransactionInstruction[], ...signers: Keypair[]) {
  const transaction = new Transaction({ feePayer: wallet.publicKey, recentBlockhash: svm.latestBlockhash() });
  transaction.add(...steps).sign(...signers);
  return getTransactionDecoder().decode(transaction.serialize());
}

/** A stand-in for pump.fun at its address: what is judged is our transaction, not what the program makes of it. */
function chainOfPumpFun(): LiteSVM {
  const svm = new LiteSVM();
  svm.addProgram(PUMP_PROGRAM_ID.toBase58() as Address, emptyProgram());
  svm.airdrop(terms.owner as Address, lamports(1_000_000_000n));
  return svm;
}

it('a launch on pump.fun is one create of the SDK, made out to the wallet, which a chain runs', async () => {
  const steps = await launcher.instructions(chainWith(true), terms);
  const user = wallet.publicKey;
  const { name, symbol, uri } = longest;
  const expected = { mint: mint.publicKey, name, symbol, uri, creator: user, user, mayhemMode: false };
  expect(steps.at(-1)).toEqual(await new PumpSdk().createV2Instruction(expected));
  const svm = chainOfPumpFun();
  const result = svm.simulateTransaction(signed(svm, steps, wallet, mint));
  expect(result).not.toBeInstanceOf(FailedTransactionMetadata);
  expect(steps).toHaveLength(2);
});

it('is not signed where there is no pump.fun', async () => {
  await expect(launcher.instructions(chainWith(false), terms)).rejects.toBeInstanceOf(
    ProviderUnavailableError,
  );
});
