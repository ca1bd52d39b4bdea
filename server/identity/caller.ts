import type { KeyScope, OAuthScope } from '../../generated/vocabulary.gen.ts';
import type { Network } from '../foundation/platform/networks.ts';
import type { IdentityClaims } from './identity-claims.ts';
import type { WalletChain } from './wallet.ts';

/** What a user granted to an MCP client. */
export interface OAuthGrant {
  readonly id: string;
  readonly scopes: readonly OAuthScope[];
  /** The agents that the client may act for; null for all agents of the user. */
  readonly agentIds: readonly string[] | null;
  /** When the client's access token was last refreshed; undefined before the first time. */
  readonly refreshedAt?: Date;
}

/** Where a wallet signature was sent. Query strings end up in logs and histories. */
export type SignatureCarrier = 'body' | 'query' | 'header';

/** Who makes a request, as its credential proves. */
export type Caller =
  | { kind: 'anonymous' }
  /**
   * The claims are those of this token: a user who never signed in has no row yet. `grant` is set if an MCP client
   * acts for the user.
   */
  | { kind: 'user'; userId: string; isAdmin: boolean; claims: IdentityClaims; grant?: OAuthGrant }
  /** `signedAt` (Unix milliseconds) identifies a signature of our own message. */
  | {
      kind: 'wallet';
      wallet: string;
      chain: WalletChain;
      signedAt?: number;
      carrier?: SignatureCarrier;
      /**
       * The networks on which a contract wallet accepted the signature; undefined for an EOA, which is the same on
       * all.
       */
      provenOn?: readonly Network[];
    }
  | { kind: 'agent'; agentId: string; keyId: string; scopes: readonly KeyScope[]; grant?: undefined }
  /** An MCP client that acts as the agent for its owner. */
  | { kind: 'agent'; agentId: string; grant: OAuthGrant }
  | { kind: 'admin' }
  | { kind: 'order_token'; orderId: string }
  /** The proof is parsed here. The operation, which knows the price, verifies it against the chain. */
  | { kind: 'payment'; proof: string; network: string | undefined };

export const ANONYMOUS: Caller = Object.freeze({ kind: 'anonymous' });
