import type { PaymentNetwork, SendingPayer, WalletSigner } from '@agent-market/sdk';
import { useSyncExternalStore } from 'react';

/** A user of the identity provider. */
export interface Person {
  /** The identity provider's subject. */
  id: string;
  name: string;
  token: string;
  /** Linked wallets. */
  wallets: string[];
  /** In milliseconds. */
  expiresAt: number;
}

/** A wallet that signs requests and pays. */
export interface Wallet {
  /** Identifies it after a reload. */
  id: string;
  name: string;
  address: string;
  signer: WalletSigner;
  /** The networks on which it can pay. */
  networks: readonly PaymentNetwork[];
  /** It signs and leaves sending to the page, so a failure to send means that nothing was sent. */
  signsLocally: boolean;
  createPayer(network: PaymentNetwork): Promise<SendingPayer>;
}

/** A user, a wallet, both or neither. */
export interface Session {
  person?: Person | undefined;
  wallet?: Wallet | undefined;
  /** The session expired; nothing is done under any identity before the user signs in again. */
  isExpired?: boolean;
}

let current: Session = {};
const listeners = new Set<() => void>();

export function updateSession(change: Session): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

export function clearSession(): void {
  current = {};
  for (const listener of listeners) listener();
}

export const readSession = (): Session => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(subscribe, readSession);

/** True if there is a user or wallet. */
export const isSignedIn = ({ person, wallet, isExpired = false }: Session): boolean =>
  !isExpired && (person !== undefined || wallet !== undefined);

/** The cache key of private responses, so that nobody sees those of an earlier session. */
export const getSessionKey = ({ person, wallet }: Session): string =>
  `${person?.token ?? ''}|${wallet?.address ?? ''}`;
