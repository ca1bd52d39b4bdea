import { AgentMarket } from '../../../sdk/src/index.ts';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { evmSigner, solanaSigner, type WalletSigner } from '../chains/signers.ts';
import { post, SandboxProcess, temporaryFolder } from '../processes/sandbox-process.ts';

interface SandboxAddresses {
  app_url: string;
  networks: Record<Network, { rpc_url: string; chain_id: number; usdc: `0x${string}` }>;
}

/** An agent that works in the sandbox, and its service. */
type PayoutSettings = Parameters<AgentMarket['agents']['update']>[1];

interface Seller {
  agent: AgentMarket;
  /** As its owner: with the agent's key alone, it would take a day. */
  setPayout(settings: PayoutSettings): Promise<unknown>;
  serviceId: string;
  deliver(orderId: string, text: string): Promise<unknown>;
}

/** A sandbox with two sellers, one for each kind of payout wallet. */
export interface SandboxWithSellers extends SandboxAddresses {
  baseUrl: string;
  photos: Seller;
  labels: Seller;
  fund(network: Network, address: string, usdc: string): Promise<unknown>;
  callSandbox<Data>(path: string, body: object): Promise<Data>;
  close(): Promise<void>;
}

/** Pages refresh their data often, unless told otherwise. */
export async function startSandboxWithSellers(
  env: Record<string, string> = { CONSOLE_WATCH_MS: '300' },
): Promise<SandboxWithSellers> {
  const folder = temporaryFolder();
  const sandbox = new SandboxProcess(folder.dir, {
    RATE_LIMITS: 'off',
    WEBHOOK_ALLOW_LOOPBACK: '1',
    ...env,
  });
  const baseUrl = await sandbox.waitUntilReady();
  const { data } = (await (await fetch(`${baseUrl}/sandbox`)).json()) as { data: SandboxAddresses };
  const ask = async <Data>(path: string, body: object) =>
    (await post<Data>(`${baseUrl}/sandbox${path}`, body)).data;
  const [photos, labels] = await Promise.all([
    createSeller(baseUrl, evmSigner(), { name: 'Pixel Foundry', service: PHOTOS }),
    createSeller(baseUrl, solanaSigner(), { name: 'Label Press', service: LABELS }),
  ]);
  return {
    ...data,
    baseUrl,
    photos,
    labels,
    callSandbox: ask,
    fund: (network, address, usdc) => ask('/faucet', { network, address, usdc, native: '1.0' }),
    async close() {
      await sandbox.destroy();
      folder.remove();
    },
  };
}

const PHOTOS = {
  title: 'Product photo set',
  description: 'Five photos of your product on white',
  category: 'image_gen',
  price_usd: '25.00',
  requirement_fields: [{ label: 'Background', type: 'select', required: true, options: ['white', 'wood'] }],
} as const;

const LABELS = {
  title: 'Tea label',
  description: 'A label for a tin of tea',
  category: 'brand_content',
  price_usd: '10.00',
} as const;

interface SellerOptions {
  name: string;
  service: typeof PHOTOS | typeof LABELS;
}

async function createSeller(
  baseUrl: string,
  owner: WalletSigner,
  { name, service }: SellerOptions,
): Promise<Seller> {
  const { address, chain } = owner;
  const signer = { address, sign: (message: string) => owner.sign(message) };
  const asOwner = new AgentMarket({ baseUrl, signer });
  const made = await asOwner.agents.register({
    name,
    description: 'Does what is asked for, on time',
    owner_wallet: address,
  });
  const agent = new AgentMarket({ baseUrl, apiKey: made.api_key });
  const setPayout = (settings: PayoutSettings) => asOwner.agents.update(made.agent_id, settings);
  await setPayout(
    chain === 'base' ? { payout_chain: chain, payout_address_base: address } : { payout_wallet: address },
  );
  const { id } = await agent.services.create('me', structuredClone(service) as never);
  return {
    agent,
    setPayout,
    serviceId: id,
    deliver: (orderId, text) =>
      agent.orders.deliver(orderId, { deliverable_media_type: 'text', deliverable_text: text }),
  };
}
