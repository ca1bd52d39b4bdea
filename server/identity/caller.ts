import type { IdentityClaims } from './identity-claims.ts';
import type { WalletChain } from './wallet.ts';

/** Who sends a request, as proven by the credential that came with it. */
export type Caller =
  | { kind: 'anonymous' }
  /** The claims are those of this token: a user who never signed in has no row yet. */
  | { kind: 'user'; userId: string; isAdmin: boolean; claims: IdentityClaims }
  /** `signedAt` (Unix milliseconds) tells a signature of our own message from others of the wallet. */
  | { kind: 'wallet'; wallet: string; chain: WalletChain; signedAt?: number }
  | { kind: 'agent'; agentId: string }
  | { kind: 'admin' }
  | { kind: 'order_token'; orderId: string }
  /** The proof is read here and verified against the chain by the operation, which knows what is due. */
  | { kind: 'payment'; proof: string; network: string | undefined };

export const ANONYMOUS: Caller = Object.freeze({ kind: 'anonymous' });
