import { Connection, Keypair, PublicKey } from '@solana/web3.js';
import { createPublicClient, erc20Abi, getAddress, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Config, EvmConfig, SolanaConfig } from '../config.ts';
import type { Treasury } from './verification.ts';

/** Every configured treasury with a way to read what it holds on its chain. */
export function treasuriesOf(config: Pick<Config, 'solana' | 'base' | 'alt' | 'rpcTimeoutMs'>): Treasury[] {
  const evm = [config.base, config.alt].filter((chain) => chain !== undefined);
  return [solanaTreasury(config.solana), ...evm.map((chain) => evmTreasury(chain, config.rpcTimeoutMs))];
}

function solanaTreasury({
  network,
  rpcUrl,
  usdcMint,
  treasuryKey,
  payoutCommitment,
}: SolanaConfig): Treasury {
  const connection = new Connection(rpcUrl, payoutCommitment);
  const mint = new PublicKey(usdcMint);
  const usdcBalance = async (address: string): Promise<bigint> => {
    const { value } = await connection.getParsedTokenAccountsByOwner(new PublicKey(address), { mint });
    const amounts = value.map(({ account }) => BigInt(account.data.parsed.info.tokenAmount.amount));
    return amounts.reduce((sum, amount) => sum + amount, 0n);
  };
  return {
    address: Keypair.fromSecretKey(treasuryKey).publicKey.toBase58(),
    chain: { network, usdcBalance },
  };
}

function evmTreasury({ network, rpcUrl, usdc, treasuryKey }: EvmConfig, timeout: number): Treasury {
  const client = createPublicClient({ transport: http(rpcUrl, { timeout }) });
  const usdcBalance = (address: string): Promise<bigint> =>
    client.readContract({
      address: usdc,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [getAddress(address)],
    });
  return { address: privateKeyToAccount(treasuryKey).address, chain: { network, usdcBalance } };
}
