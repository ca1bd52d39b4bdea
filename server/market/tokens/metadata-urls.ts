import type { MintMetadata } from '../../chain/solana/token-mint.ts';

/** The metadata URL of a token launched here, by the id of its agent. */
export function metadataUrl(baseUrl: string, agentId: string): string {
  return `${agentUrl(baseUrl, agentId)}/token/metadata`;
}

export function agentUrl(baseUrl: string, agentId: string): string {
  return `${baseUrl}/api/agents/${agentId}`;
}

const LONGEST_AGENT_ID = 'agt_1767052800000_'.padEnd(32, 'x');

/**
 * The maximum lengths of mint metadata, because costs are quoted before it is known. A character takes up to four
 * bytes.
 */
export function maxTokenMetadata(baseUrl: string): MintMetadata {
  return { name: 'x'.repeat(32), symbol: 'x'.repeat(40), uri: metadataUrl(baseUrl, LONGEST_AGENT_ID) };
}

export const IDENTITY_SYMBOL = 'SAID';

/** Agents' names are ASCII. */
export function maxIdentityMetadata(baseUrl: string): MintMetadata {
  return { name: 'x'.repeat(40), symbol: IDENTITY_SYMBOL, uri: agentUrl(baseUrl, LONGEST_AGENT_ID) };
}
