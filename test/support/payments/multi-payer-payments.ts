import { createTransferCheckedInstruction, getAssociatedTokenAddressSync } from '@solana/spl-token';
import { Connection, Keypair, PublicKey, Transaction } from '@solana/web3.js';
import { type Address, encodeFunctionData, erc20Abi, multicall3Abi } from 'viem';
import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain, solanaChain } from '../chains/chains.ts';
import { connect, createFundedAccount } from '../chains/evm-clients.ts';
import type { EvmSigner, SolanaSigner } from '../chains/signers.ts';
import { type Payer, type PaymentNetworkName, sendAndConfirm } from './payments.ts';

/** One of several wallets' part of a transaction. */
export interface PayerShare {
  payer: Payer;
  micro: bigint;
}

const MULTICALL: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const USDC_DECIMALS = 6;

/** Several wallets pay in one transaction, like a bundler; returns its reference once it is confirmed. */
export function payFromSeveralWallets(
  network: PaymentNetworkName,
  to: string,
  parts: readonly PayerShare[],
): Promise<string> {
  return network === 'solana-mainnet' ? payOnSolana(to, parts) : payOnEvm(network, to as Address, parts);
}

async function payOnSolana(to: string, parts: readonly PayerShare[]): Promise<string> {
  const chain = await solanaChain();
  // opens the recipient's account
  await chain.mintUsdc(to, 0n);
  const mint = new PublicKey(chain.usdcMint);
  const accountOf = (owner: PublicKey) => getAssociatedTokenAddressSync(mint, owner, true);
  const keys = parts.map(({ payer }) => Keypair.fromSecretKey((payer.signer as SolanaSigner).secretKey));
  const transaction = new Transaction();
  for (const [at, { micro }] of parts.entries()) {
    const { publicKey } = keys[at] as Keypair;
    const destination = accountOf(new PublicKey(to));
    transaction.add(
      createTransferCheckedInstruction(
        accountOf(publicKey),
        mint,
        destination,
        publicKey,
        micro,
        USDC_DECIMALS,
      ),
    );
  }
  return sendAndConfirm(new Connection(chain.rpcUrl, 'confirmed'), transaction, keys);
}

async function payOnEvm(
  network: PaymentNetworkName,
  to: Address,
  parts: readonly PayerShare[],
): Promise<string> {
  const chain = await evmChain(network === 'alt-mainnet' ? ALT_CHAIN_ID : BASE_CHAIN_ID);
  const { reader, walletOf } = connect(chain);
  const usdc = { address: chain.usdc, abi: erc20Abi } as const;
  for (const { payer, micro } of parts) {
    const wallet = walletOf((payer.signer as EvmSigner).account);
    const args = [MULTICALL, micro] as const;
    const hash = await wallet.writeContract({ ...usdc, functionName: 'approve', args } as never);
    await reader.waitForTransactionReceipt({ hash });
  }
  const calls = parts.map(({ payer, micro }) => ({
    target: chain.usdc,
    allowFailure: false,
    callData: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transferFrom',
      args: [payer.signer.address as Address, to, micro],
    }),
  }));
  const bundler = walletOf(await createFundedAccount(chain));
  const hash = await bundler.writeContract({
    address: MULTICALL,
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [calls],
  } as never);
  await reader.waitForTransactionReceipt({ hash });
  return hash;
}
