import { startEvmChain } from '../../sandbox/evm/chain.ts';
import { startSolanaChain } from '../../sandbox/solana/chain.ts';

const CHAIN_ID = 84532;

/** Local chains, so that a challenge names real tokens; returns the server's variables. */
export async function startChains() {
  const [solana, base] = await Promise.all([startSolanaChain({}), startEvmChain({ chainId: CHAIN_ID })]);
  return {
    env: {
      SOLANA_RPC_URL: solana.rpcUrl,
      SOLANA_WS_URL: solana.wsUrl,
      SOLANA_CLUSTER: 'local',
      SOLANA_USDC_MINT: solana.usdcMint,
      BASE_RPC_URL: base.rpcUrl,
      BASE_CHAIN_ID: String(CHAIN_ID),
      BASE_USDC_ADDRESS: base.usdc,
    },
    close: async () => {
      await Promise.all([solana.close(), base.close()]);
    },
  };
}
