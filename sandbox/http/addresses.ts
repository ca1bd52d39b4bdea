import type { Config } from '../../server/config/config.ts';
import type { Network } from '../../server/foundation/platform/networks.ts';

interface NetworkAddresses {
  rpc_url: string;
  chain_id?: number;
  usdc: string;
  treasury: string;
}

/** Every URL and address that a client needs. */
export interface Addresses {
  base_url: string;
  app_url: string;
  networks: Partial<Record<Network, NetworkAddresses>>;
  idp: { issuer: string; jwks_url: string };
}

export function buildAddresses(config: Config, treasuries: Map<Network, string>, jwksUrl: string): Addresses {
  const { baseUrl, appUrl, solana, base, alt, idp } = config;
  const treasury = (network: Network) => treasuries.get(network) ?? '';
  const evm = [base, ...(alt ? [alt] : [])].map(({ network, rpcUrl, chainId, usdc }) => [
    network,
    { rpc_url: rpcUrl, chain_id: chainId, usdc, treasury: treasury(network) },
  ]);
  return {
    base_url: baseUrl,
    app_url: appUrl,
    networks: {
      [solana.network]: {
        rpc_url: solana.rpcUrl,
        usdc: solana.usdcMint,
        treasury: treasury(solana.network),
      },
      ...Object.fromEntries(evm),
    },
    idp: { issuer: idp.issuer, jwks_url: jwksUrl },
  };
}
