import type { Address, Hash } from 'viem';
import { multicall3Artifact } from './contracts/Multicall3.gen.ts';
import { buildUsdcAccount, Faucet, faucetAccount, usdcAddress } from './faucet.ts';
import { handleBody } from './json-rpc.ts';
import { EvmNode } from './node.ts';
import { listen } from './server.ts';
import { openVaults, type SandboxVaults } from './vaults/sandbox-vaults.ts';

/** The address on public chains, which clients assume. */
const multicall3 = {
  address: '0xcA11bde05977b3631167028862bE2a173976CA11',
  code: multicall3Artifact.deployedBytecode,
} as const;

export interface EvmChainOptions {
  chainId: number;
  /** 0, the default, takes a free one. */
  port?: number;
  host?: string;
  /** The data folder; without it, the chain is in memory. */
  dataDir?: string;
  /** How long a block stays unfinalized; 400 by default. */
  finalizeAfterMs?: number;
  /** The token's name() and EIP-712 domain name; used when the chain is created. */
  usdcName?: string;
  /** Deploys two ERC-4626 vaults over USDC, also on an existing chain. */
  withVaults?: boolean;
}

export interface EvmChain {
  rpcUrl: string;
  port: number;
  chainId: number;
  usdc: Address;
  /** What its port responds to a JSON-RPC body, for callers in the same process. */
  respond(body: string): Promise<string>;
  /** Sends native coins; final on return, along with every block before it. */
  fund(address: Address, wei: bigint): Promise<Hash>;
  /** Mints USDC; final on return, along with every block before it. */
  mintUsdc(address: Address, micro: bigint): Promise<Hash>;
  /** Makes USDC reject transfers from and to the address, as Circle's blacklist does, or accept them again. */
  setUsdcBlacklisted(address: Address, blacklisted: boolean): Promise<Hash>;
  /** With `withVaults`. */
  vaults: SandboxVaults | undefined;
  /** Advances block timestamps and mines a block. */
  advanceTime(seconds: number): Promise<void>;
  /** Replaces the last blocks that are not final; returns the transactions that got lost. */
  reorganize(depth: number, isDropped: (sender: string) => boolean): Promise<Hash[]>;
  /** Stops time from making blocks final, or lets it go on. */
  holdFinality(isHeld: boolean): void;
  /** Makes every block so far final. */
  finalizeAll(): void;
  close(): Promise<void>;
}

/**
 * Starts a local EVM chain with USDC, with JSON-RPC over HTTP.
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
      respond: async (body) => JSON.stringify((await handleBody(node, body)) ?? null),
      vaults,
      fund: (address, wei) => faucet.fund(address, wei),
      mintUsdc: (address, micro) => faucet.mintUsdc(address, micro),
      setUsdcBlacklisted: (address, blacklisted) => faucet.setUsdcBlacklisted(address, blacklisted),
      advanceTime: (seconds) => node.advanceTime(seconds),
      reorganize: (depth, isDropped) => node.reorganize(depth, isDropped),
      holdFinality: (isHeld) => node.finality.hold(isHeld),
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
