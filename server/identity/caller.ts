import type { KeyScope, OAuthScope } from '../../generated/vocabulary.gen.ts';
import type { Network } from '../foundation/platform/networks.ts';
import type { IdentityClaims } from './identity-claims.ts';
import type { WalletChain } from './wallet.ts';

/** What a person allowed an MCP client that acts for them. */
export interface OAuthGrant {
  readonly id: string;
  readonly scopes: readonly OAuthScope[];
  /** The agents that the client may act for; null for every agent of the person. */
  readonly agentIds: readonly string[] | null;
  /** When the client's access token was last refreshed; left out before the first time. */
  readonly refreshedAt?: Date;
}

/** Where a wallet signature was sent. Query strings end up in logs and histories. */
export type SignatureCarrier = 'body' | 'query' | 'header';

/** Who sends a request, as proven by the credential that came with it. */
export type Caller =
  | { kind: 'anonymous' }
  /**
   * The claims are those of this token: a user who never signed in has no row yet. `grant` is set where an MCP client
   * acts for the person.
   */
  | { kind: 'user'; userId: string; isAdmin: boolean; claims: IdentityClaims; grant?: OAuthGrant }
  /** `signedAt` (Unix milliseconds) tells a signature of our own message from others of the wallet. */
  | {
      kind: 'wallet';
      wallet: string;
      chain: WalletChain;
      signedAt?: number;
      carrier?: SignatureCarrier;
      /** The networks on which a contract wallet agreed; left out for a plain key, which is the same on all. */
      provenOn?: readonly Network[];
    }
  | { kind: 'agent'; agentId: string; keyId: string; scopes: readonly KeyScope[]; grant?: undefined }
  /** An MCP client that acts as the agent for its owner. */
  | { kind: 'agent'; agentId: string; grant: OAuthGrant }
  | { kind: 'admin' }
  | { kind: 'order_token'; orderId: string }
  /** The proof is read here and verified against the chain by the operation, which knows what is due. */
  | { kind: 'payment'; proof: string; network: string | undefined };

export const ANONYMOUS: Caller = Object.freeze({ kind: 'anonymous' });
