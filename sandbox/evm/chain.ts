import type { Address, Hash } from 'viem';
import { multicall3Artifact } from './contracts/Multicall3.gen.ts';
import { buildUsdcAccount, Faucet, faucetAccount, usdcAddress } from './faucet.ts';
import { handleBody } from './json-rpc.ts';
import { EvmNode } from './node.ts';
import { listen } from './server.ts';
import { openVaults, type SandboxVaults } from './vaults/sandbox-vaults.ts';

/** Where public chains have it, and where clients look without asking. */
const multicall3 = {
  address: '0xcA11bde05977b3631167028862bE2a173976CA11',
  code: multicall3Artifact.deployedBytecode,
} as const;

export interface EvmChainOptions {
  chainId: number;
  /** 0, the default, takes a free one. */
  port?: number;
  host?: string;
  /** Where the chain is kept between starts; without it the chain lives and dies with the process. */
  dataDir?: string;
  /** How long a block stays unfinalized; 400 by default. */
  finalizeAfterMs?: number;
  /** The token's name() and EIP-712 domain name; it counts when the chain is new. */
  usdcName?: string;
  /** Puts two ERC-4626 vaults over USDC on it, also if the chain is there already. */
  withVaults?: boolean;
}

export interface EvmChain {
  rpcUrl: string;
  port: number;
  chainId: number;
  usdc: Address;
  /** Sends native coin; final on return, along with every block before it. */
  fund(address: Address, wei: bigint): Promise<Hash>;
  /** Mints USDC; final on return, along with every block before it. */
  mintUsdc(address: Address, micro: bigint): Promise<Hash>;
  /** From then on USDC refuses transfers from and to the address, as Circle's blacklist does, or takes them again. */
  setUsdcBlacklisted(address: Address, blacklisted: boolean): Promise<Hash>;
  /** With `withVaults`. */
  vaults: SandboxVaults | undefined;
  /** Moves block timestamps on and mines a block that shows it. */
  advanceTime(seconds: number): Promise<void>;
  /** Makes every block mined so far final. */
  finalizeAll(): void;
  close(): Promise<void>;
}

/**
 * Starts a local EVM chain with USDC on it, spoken to by JSON-RPC over HTTP.
 *
 * @example
 * const chain = await startEvmChain({ chainId: 84532 });
 * await chain.mintUsdc('0x…', 25_000_000n);
 * await chain.close();
 */
export async function startEvmChain(options: EvmChainOptions): Promise<EvmChain> {
  const { chainId, port = 0, host = '127.0.0.1', dataDir, finalizeAfterMs = 400 } = options;
  const node = await EvmNode.open({
    chainId,
    dataDir,
    finalizeAfterMs,
    genesis: [faucetAccount, multicall3, buildUsdcAccount(options.usdcName ?? 'USDC')],
  });
  const faucet = new Faucet(node);
  try {
    const vaults = options.withVaults ? await openVaults(node, faucet) : undefined;
    const server = await listen((body) => handleBody(node, body), port, host);
    let closing: Promise<void> | undefined;
    return {
      rpcUrl: `http://${host}:${server.port}`,
      port: server.port,
      chainId,
      usdc: usdcAddress,
      vaults,
      fund: (address, wei) => faucet.fund(address, wei),
      mintUsdc: (address, micro) => faucet.mintUsdc(address, micro),
      setUsdcBlacklisted: (address, blacklisted) => faucet.setUsdcBlacklisted(address, blacklisted),
      advanceTime: (seconds) => node.advanceTime(seconds),
      finalizeAll: () => node.finality.finalize(node.blocks.headNumber),
      close: () => {
        closing ??= server.close().then(() => node.close());
        return closing;
      },
    };
  } catch (error) {
    await node.close();
    throw error;
  }
}
