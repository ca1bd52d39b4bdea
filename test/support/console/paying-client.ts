import { createWalletClient, defineChain, http } from 'viem';
import { accountSigner, walletPayer } from '../../../sdk/src/evm.ts';
import { AgentMarket, payOrder } from '../../../sdk/src/index.ts';
import { evmSigner } from '../chains/signers.ts';
import type { SandboxWithSellers } from './sandbox-with-sellers.ts';

type OrderRequest = Parameters<AgentMarket['orders']['create']>[0];

/** A client who hires on Base with the SDK, with a wallet of 100 USDC. */
export async function createPayingClient({ baseUrl, networks, fund }: SandboxWithSellers) {
  const { account } = evmSigner();
  await fund('base-mainnet', account.address, '100.00');
  const agent = new AgentMarket({ baseUrl, signer: accountSigner(account) });
  const { chain_id, rpc_url, usdc } = networks['base-mainnet'];
  const chain = defineChain({
    id: chain_id,
    name: 'Base of the sandbox',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc_url] } },
  });
  const wallet = createWalletClient({ account, chain, transport: http(rpc_url) });
  return {
    agent,
    address: account.address,
    /** Places an order and pays for it; returns its id. */
    async hire(request: OrderRequest): Promise<string> {
      const order = await agent.orders.create(request);
      await payOrder(agent, order, walletPayer(wallet, { usdc }));
      return order.id;
    },
  };
}
