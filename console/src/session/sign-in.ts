import { clearPrivateQueries } from '../data/query-client.ts';
import { clearAgentKeys } from './agent-keys.ts';
import { type DiscoveredWallet, listDiscoveredWallets, subscribeToWallets } from './discovered-wallets.ts';
import { deleteDrafts, saveDrafts } from './drafts.ts';
import { SANDBOX_IDS } from './sandbox.ts';
import { clearSession, type Person, readSession, updateSession, type Wallet } from './session.ts';

const PERSON_KEY = 'session-person';
const WALLET_KEY = 'session-wallet';

/** For the lifetime of the tab: its content can act for the user. */
export function signInAs(person: Person): void {
  sessionStorage.setItem(PERSON_KEY, JSON.stringify(person));
  deleteDrafts({ exceptOf: person.id });
  clearAgentKeys();
  clearPrivateQueries();
  updateSession({ person, isExpired: false });
}

function setWallet(wallet: Wallet): void {
  sessionStorage.setItem(WALLET_KEY, wallet.id);
  deleteDrafts();
  clearAgentKeys();
  clearPrivateQueries();
  updateSession({ wallet, isExpired: false });
}

export function signOut(): void {
  sessionStorage.removeItem(PERSON_KEY);
  sessionStorage.removeItem(WALLET_KEY);
  deleteDrafts();
  clearAgentKeys();
  clearPrivateQueries();
  clearSession();
}

/** The identity token has expired. */
export function expireSignIn(): void {
  const { person } = readSession();
  if (!person) return;
  saveDrafts(person.id);
  sessionStorage.removeItem(PERSON_KEY);
  updateSession({ person: undefined, isExpired: true });
}

type Kind = DiscoveredWallet['kind'];

export async function connectSandboxWallet(kind: Kind): Promise<Wallet> {
  const wallet = await loadSandboxWallet(kind);
  setWallet(wallet);
  return wallet;
}

async function loadSandboxWallet(kind: Kind): Promise<Wallet> {
  if (kind === 'evm') return (await import('./evm-wallets.ts')).createSandboxWallet();
  return (await import('./solana-wallets.ts')).createSandboxWallet();
}

export async function connectWallet(announced: DiscoveredWallet): Promise<void> {
  const wallet = await openWallet(announced, true);
  if (wallet) setWallet(wallet);
}

async function openWallet(announced: DiscoveredWallet, ask: boolean): Promise<Wallet | undefined> {
  if (announced.kind === 'evm')
    return (await import('./evm-wallets.ts')).connectInjectedWallet(announced, ask);
  return (await import('./solana-wallets.ts')).connectStandardWallet(announced, ask);
}

/** Restores the session after a reload. */
export async function restoreSession(): Promise<void> {
  const person = JSON.parse(sessionStorage.getItem(PERSON_KEY) ?? 'null') as Person | null;
  if (person) updateSession({ person });
  if (person && person.expiresAt <= Date.now()) expireSignIn();
  const id = sessionStorage.getItem(WALLET_KEY);
  if (id === SANDBOX_IDS.evm) updateSession({ wallet: await loadSandboxWallet('evm') });
  else if (id === SANDBOX_IDS.solana) updateSession({ wallet: await loadSandboxWallet('solana') });
  else if (id) reconnectWhenDiscovered(id);
}

/** Wallets announce themselves asynchronously. */
function reconnectWhenDiscovered(id: string): void {
  const stop = subscribeToWallets(look);
  async function look() {
    const announced = listDiscoveredWallets().find((one) => one.id === id);
    if (!announced) return;
    stop();
    const wallet = await openWallet(announced, false);
    if (wallet) updateSession({ wallet });
  }
  look();
}
