import { type Address, domainSeparator, type Hex, type PublicClient, parseAbi } from 'viem';

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

/** The hash of the token's domain. Read from the chain once, then cached. */
export function createDomainSeparatorReader(
  reader: PublicClient,
  token: { address: Address; chainId: number },
): () => Promise<Hex> {
  let separator: Promise<Hex> | undefined;
  const forget = (error: unknown) => {
    separator = undefined;
    throw error;
  };
  return () => {
    separator ??= readDomainSeparator(reader, token).catch(forget);
    return separator;
  };
}

async function readDomainSeparator(
  reader: PublicClient,
  { address, chainId }: { address: Address; chainId: number },
): Promise<Hex> {
  const domain = await readTokenDomain(reader, address);
  return domainSeparator({ domain: { ...domain, chainId, verifyingContract: address } });
}
