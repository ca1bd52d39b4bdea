import { type Address, type PublicClient, parseAbi } from 'viem';

export interface TokenDomain {
  name: string;
  version: string;
}

const DOMAIN_ABI = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
]);

/** The token's EIP-712 domain. It is read from the token, because it differs between deployments. */
export async function readTokenDomain(
  reader: Pick<PublicClient, 'readContract'>,
  address: Address,
): Promise<TokenDomain> {
  const token = { address, abi: DOMAIN_ABI } as const;
  const [name, version] = await Promise.all([
    reader.readContract({ ...token, functionName: 'name' }),
    reader.readContract({ ...token, functionName: 'version' }),
  ]);
  return { name, version };
}

/** Read from the chain once, then cached. */
export function createTokenDomainReader(reader: PublicClient, address: Address): () => Promise<TokenDomain> {
  let domain: Promise<TokenDomain> | undefined;
  const forget = (error: unknown) => {
    domain = undefined;
    throw error;
  };
  return () => {
    domain ??= readTokenDomain(reader, address).catch(forget);
    return domain;
  };
}
