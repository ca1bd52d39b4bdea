import { clearPrivateQueries } from '../data/query-client.ts';
import { forgetAgentKeys } from './agent-keys.ts';
import { type AnnouncedWallet, announcedWallets, watchWallets } from './announced-wallets.ts';
import { forgetDrafts, keepDrafts } from './drafts.ts';
import { SANDBOX_IDS } from './sandbox.ts';
import { changeSession, endSession, type Person, readSession, type Wallet } from './session.ts';

const PERSON = 'session-person';
const WALLET = 'session-wallet';

/** As long as the tab is open: what it holds acts for its person. */
export function signInAs(person: Person): void {
  sessionStorage.setItem(PERSON, JSON.stringify(person));
  forgetDrafts({ exceptOf: person.id });
  forgetAgentKeys();
  clearPrivateQueries();
  changeSession({ person, ended: false });
}

function actWith(wallet: Wallet): void {
  sessionStorage.setItem(WALLET, wallet.id);
  forgetDrafts();
  forgetAgentKeys();
  clearPrivateQueries();
  changeSession({ wallet, ended: false });
}

export function signOut(): void {
  sessionStorage.removeItem(PERSON);
  sessionStorage.removeItem(WALLET);
  forgetDrafts();
  forgetAgentKeys();
  clearPrivateQueries();
  endSession();
}

/** The identity provider's token is good no more. */
export function endSignIn(): void {
  const { person } = readSession();
  if (!person) return;
  keepDrafts(person.id);
  sessionStorage.removeItem(PERSON);
  changeSession({ person: undefined, ended: true });
}

type Kind = AnnouncedWallet['kind'];

export async function connectSandboxWallet(kind: Kind): Promise<Wallet> {
  const wallet = await sandboxWalletOf(kind);
  actWith(wallet);
  return wallet;
}

async function sandboxWalletOf(kind: Kind): Promise<Wallet> {
  if (kind === 'evm') return (await import('./evm-wallets.ts')).sandboxWallet();
  return (await import('./solana-wallets.ts')).sandboxWallet();
}

export async function connectAnnounced(announced: AnnouncedWallet): Promise<void> {
  const wallet = await walletOf(announced, true);
  if (wallet) actWith(wallet);
}

async function walletOf(announced: AnnouncedWallet, ask: boolean): Promise<Wallet | undefined> {
  if (announced.kind === 'evm') return (await import('./evm-wallets.ts')).injectedWallet(announced, ask);
  return (await import('./solana-wallets.ts')).connectedWallet(announced, ask);
}

/** Who was here before the page was loaded anew. */
export async function restoreSession(): Promise<void> {
  const person = JSON.parse(sessionStorage.getItem(PERSON) ?? 'null') as Person | null;
  if (person) changeSession({ person });
  if (person && person.expiresAt <= Date.now()) endSignIn();
  const id = sessionStorage.getItem(WALLET);
  if (id === SANDBOX_IDS.evm) changeSession({ wallet: await sandboxWalletOf('evm') });
  else if (id === SANDBOX_IDS.solana) changeSession({ wallet: await sandboxWalletOf('solana') });
  else if (id) watchFor(id);
}

/** Wallets tell that they are there in their own time. */
function watchFor(id: string): void {
  const stop = watchWallets(look);
  async function look() {
    const announced = announcedWallets().find((one) => one.id === id);
    if (!announced) return;
    stop();
    const wallet = await walletOf(announced, false);
    if (wallet) changeSession({ wallet });
  }
  look();
}
