/** Who sends a request, as proven by the credential that came with it. */
export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'user'; userId: string; isAdmin: boolean }
  | { kind: 'wallet'; wallet: string; chain: 'solana' | 'base' }
  | { kind: 'agent'; agentId: string }
  | { kind: 'admin' }
  | { kind: 'order_token'; orderId: string }
  /** The proof is read here and verified against the chain by the operation, which knows what is due. */
  | { kind: 'payment'; proof: string; network: string | undefined };

export const ANONYMOUS: Caller = Object.freeze({ kind: 'anonymous' });
