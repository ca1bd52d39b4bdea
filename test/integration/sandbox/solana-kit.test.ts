import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { Keypair } from '@solana/web3.js';
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SolanaChain, startSolanaChain } from '../../../sandbox/solana/chain.ts';
import { SOL } from './solana-support.ts';

let chain: SolanaChain;
beforeAll(async () => {
  chain = await startSolanaChain({ confirmAfterMs: 20, finalizeAfterMs: 60 });
});
afterAll(() => chain.close());

async function usdcAccount(owner: Address): Promise<Address> {
  const mint = address(chain.usdcMint);
  const [account] = await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS });
  return account;
}

describe('kit against the local Solana chain', () => {
  it('makes an account, pays USDC into it, waits until that is final and reads the balance', async () => {
    const rpc = createSolanaRpc(chain.rpcUrl);
    const rpcSubscriptions = createSolanaRpcSubscriptions(chain.wsUrl);
    const sendAndConfirm = sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions });
    const payer = await createKeyPairSignerFromBytes(Keypair.generate().secretKey);
    const payee = (await generateKeyPairSigner()).address;
    await chain.airdrop(payer.address, SOL);
    await chain.mintUsdc(payer.address, 5_000_000n);

    const mint = address(chain.usdcMint);
    const destination = await usdcAccount(payee);
    const { value: lifetime } = await rpc.getLatestBlockhash().send();
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (m) => setTransactionMessageFeePayerSigner(payer, m),
      (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
    );
    const instructions = [
      await getCreateAssociatedTokenIdempotentInstructionAsync({ payer, owner: payee, mint }),
      getTransferCheckedInstruction({
        source: await usdcAccount(payer.address),
        mint,
        destination,
        authority: payer,
        amount: 1_250_000n,
        decimals: 6,
      }),
    ];
    const signed = await signTransactionMessageWithSigners(
      appendTransactionMessageInstructions(instructions, message),
    );
    assertIsTransactionWithBlockhashLifetime(signed);
    await sendAndConfirm(signed, { commitment: 'finalized' });

    const balance = await rpc.getTokenAccountBalance(destination).send();
    expect(balance.value).toMatchObject({ amount: '1250000', decimals: 6, uiAmountString: '1.25' });
    const found = await rpc
      .getTransaction(getSignatureFromTransaction(signed), {
        maxSupportedTransactionVersion: 0,
        encoding: 'jsonParsed',
      })
      .send();
    expect(found?.meta?.err).toBeNull();
    expect(found?.meta?.fee).toBe(5000n);
    expect(found?.meta?.postTokenBalances?.map(({ uiTokenAmount }) => uiTokenAmount.amount).sort()).toEqual([
      '1250000',
      '3750000',
    ]);
  });

  it('reads accounts parsed, with integers as bigints', async () => {
    const rpc = createSolanaRpc(chain.rpcUrl);
    const { value } = await rpc.getAccountInfo(address(chain.usdcMint), { encoding: 'jsonParsed' }).send();
    expect(value?.space).toBe(82n);
    expect(value?.data).toMatchObject({
      program: 'spl-token',
      parsed: { type: 'mint', info: { decimals: 6 } },
    });
  });
});
