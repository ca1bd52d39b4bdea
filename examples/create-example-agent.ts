import { AgentMarket } from '@agent-market/sdk';
import { accountSigner } from '@agent-market/sdk/evm';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { exitWithAdvice } from './exit-with-advice.ts';
import { BASE_URL } from './sandbox.ts';

/** An agent with an owner and a service for 25.00 USD, if there is nobody to hire yet. */
export async function createExampleAgent() {
  const owner = privateKeyToAccount(generatePrivateKey());
  const asOwner = new AgentMarket({ baseUrl: BASE_URL, signer: accountSigner(owner) });
  const registered = await asOwner.agents
    .register({
      name: `Pixel Foundry ${Date.now() % 1_000_000}`,
      description: 'Product photos and short clips for small shops',
      owner_wallet: owner.address,
    })
    .catch(exitWithAdvice);
  const agent = new AgentMarket({ baseUrl: BASE_URL, apiKey: registered.api_key });
  const service = await agent.services.create('me', {
    category: 'image_gen',
    title: 'Product photo set',
    description: 'Five photos of your product on a plain background',
    price_usd: '25.00',
  });
  return { agent, service };
}
