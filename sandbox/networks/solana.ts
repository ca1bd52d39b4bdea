import { solanaAddress } from '../../server/config/key-parsers.ts';
import { callRpc } from './json-rpc.ts';
import type { LocalChain } from './local-chain.ts';

export async function startLocalSolana(options: { port: number; dataDir: string }): Promise<LocalChain> {
  const { startSolanaChain } = await import('../solana/chain.ts');
  const chain = await startSolanaChain(options);
  return {
    network: 'solana-mainnet',
    nativeDecimals: 9,
    variables: {
      SOLANA_RPC_URL: chain.rpcUrl,
      SOLANA_WS_URL: chain.wsUrl,
      SOLANA_CONSOLE_RPC_URL: chain.rpcUrl,
      SOLANA_CLUSTER: 'local',
      SOLANA_USDC_MINT: chain.usdcMint,
    },
    defaults: {},
    vaults: undefined,
    parseAddress: solanaAddress.parse,
    async getNativeBalance(address) {
      const { value } = await callRpc<{ value: number }>(chain.rpcUrl, 'getBalance', [address]);
      return BigInt(value);
    },
    sendNative: chain.airdrop,
    sendUsdc: chain.mintUsdc,
    async openUsdcAccount(address) {
      if (!(await chain.hasUsdcAccount(address))) await chain.mintUsdc(address, 0n);
    },
    advanceTime: chain.advanceTime,
    close: chain.close,
  };
}
