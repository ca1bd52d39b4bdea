import type { SendingPayer, WalletSigner } from '@agent-market/sdk';
import { useSyncExternalStore } from 'react';

/** Somebody whom the identity provider knows. */
export interface Person {
  name: string;
  token: string;
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
  payer(): Promise<SendingPayer>;
}

/** Who is here: a person, a wallet, both or nobody. */
export interface Session {
  person?: Person;
  wallet?: Wallet;
}

let current: Session = {};
const listeners = new Set<() => void>();

export function changeSession(change: Session): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

export function endSession(): void {
  current = {};
  for (const listener of listeners) listener();
}

const readSession = (): Session => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(subscribe, readSession);

/** True when there is somebody to act for. */
export const isSignedIn = ({ person, wallet }: Session): boolean =>
  person !== undefined || wallet !== undefined;

/** What private answers are kept under, so that nobody sees those of whoever was here before. */
export const sessionKey = ({ person, wallet }: Session): string =>
  `${person?.token ?? ''}|${wallet?.address ?? ''}`;
