import type { PaymentNetwork, SendingPayer, WalletSigner } from '@agent-market/sdk';
import { useSyncExternalStore } from 'react';

/** Somebody whom the identity provider knows. */
export interface Person {
  /** As the identity provider knows them. */
  id: string;
  name: string;
  token: string;
  /** Addresses that are linked to the account. */
  wallets: string[];
  /** In milliseconds. */
  expiresAt: number;
}

/** A wallet that signs requests and pays. */
export interface Wallet {
  /** How it is found again after the page was loaded anew. */
  id: string;
  name: string;
  address: string;
  signer: WalletSigner;
  /** Where it can pay. */
  networks: readonly PaymentNetwork[];
  /** It signs and leaves the sending to the page, so that a failure to send means that nothing was sent. */
  signsLocally: boolean;
  createPayer(network: PaymentNetwork): Promise<SendingPayer>;
}

/** Who is here: a person, a wallet, both or nobody. */
export interface Session {
  person?: Person | undefined;
  wallet?: Wallet | undefined;
  /** The person's sign-in has ended, and nothing is done in their name, or in another, before they say so. */
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

/** True when there is somebody to act for. */
export const isSignedIn = ({ person, wallet, isExpired = false }: Session): boolean =>
  !isExpired && (person !== undefined || wallet !== undefined);

/** What private answers are kept under, so that nobody sees those of whoever was here before. */
export const getSessionKey = ({ person, wallet }: Session): string =>
  `${person?.token ?? ''}|${wallet?.address ?? ''}`;
