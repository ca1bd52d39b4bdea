import { walletPayer } from '@agent-market/sdk/evm';
import { getAccount, getAssociatedTokenAddressSync, TokenAccountNotFoundError } from '@solana/spl-token';
import { Connection, PublicKey } from '@solana/web3.js';
import { type Account, type Address, createPublicClient, createWalletClient, erc20Abi, http } from 'viem';
import { baseSepolia } from 'viem/chains';
import type { Addresses } from '../../sandbox/http/addresses.ts';

/** The two chains of the demo, as their clients see them. */
export function connectChains({ networks }: Addresses) {
  const base = networks['base-mainnet'];
  const solana = networks['solana-mainnet'];
  if (!base || !solana) throw new Error('The demo needs Base and Solana');
  return {
    base: connectBase(base.rpc_url, base.usdc as Address),
    solana: connectSolana(solana.rpc_url, solana.usdc),
  };
}

function connectBase(rpcUrl: string, usdc: Address) {
  const client = createPublicClient({ chain: baseSepolia, transport: http(rpcUrl) });
  const token = { address: usdc, abi: erc20Abi } as const;
  return {
    balanceOf: (owner: string) =>
      client.readContract({ ...token, functionName: 'balanceOf', args: [owner as Address] }),
    payer: (account: Account) =>
      walletPayer(createWalletClient({ chain: baseSepolia, transport: http(rpcUrl), account }), { usdc }),
  };
}

function connectSolana(rpcUrl: string, usdc: string) {
  const connection = new Connection(rpcUrl, 'confirmed');
  return {
    connection,
    usdc,
    async balanceOf(owner: string) {
      const account = getAssociatedTokenAddressSync(new PublicKey(usdc), new PublicKey(owner), true);
      try {
        return (await getAccount(connection, account)).amount;
      } catch (error) {
        // nobody has paid into it yet
        if (error instanceof TokenAccountNotFoundError) return 0n;
        throw error;
      }
    },
  };
}
