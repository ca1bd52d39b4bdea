import type { Address, Hash } from 'viem';
import { Faucet, faucetAddress, faucetWei, usdcAddress } from './faucet.ts';
import { answer } from './json-rpc.ts';
import { EvmNode } from './node.ts';
import { listen } from './server.ts';

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
  const genesis = { account: faucetAddress, wei: faucetWei };
  const node = await EvmNode.open({ chainId, dataDir, finalizeAfterMs, genesis });
  const faucet = new Faucet(node);
  try {
    await faucet.deployUsdc(options.usdcName ?? 'USD Coin');
    const server = await listen((body) => answer(node, body), port, host);
    let closing: Promise<void> | undefined;
    return {
      rpcUrl: `http://${host}:${server.port}`,
      port: server.port,
      chainId,
      usdc: usdcAddress,
      fund: (address, wei) => faucet.fund(address, wei),
      mintUsdc: (address, micro) => faucet.mintUsdc(address, micro),
      advanceTime: (seconds) => node.advanceTime(seconds),
      finalizeAll: () => node.finality.declare(node.blocks.headNumber),
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
