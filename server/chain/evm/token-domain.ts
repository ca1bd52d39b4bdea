import { type Address, type PublicClient, parseAbi } from 'viem';

export interface TokenDomain {
  name: string;
  version: string;
}

const DOMAIN_ABI = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
]);

/** The domain that payments with a token are signed for: the token knows it, and it differs between deployments. */
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

/** Asked of the chain until it is known, and then never again. */
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
