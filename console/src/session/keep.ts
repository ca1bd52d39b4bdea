import { queryClient } from '../data/query-client.ts';
import { type AnnouncedWallet, announcedWallets, watchWallets } from './announced-wallets.ts';
import { changeSession, endSession, type Person, type Wallet } from './session.ts';

const PERSON = 'session-person';
const WALLET = 'session-wallet';
const SANDBOX = 'sandbox';

/** As long as the tab is open: what it holds acts for its person. */
export function signInAs(person: Person): void {
  sessionStorage.setItem(PERSON, JSON.stringify(person));
  queryClient.clear();
  changeSession({ person });
}

function actWith(wallet: Wallet): void {
  sessionStorage.setItem(WALLET, wallet.id);
  queryClient.clear();
  changeSession({ wallet });
}

export function signOut(): void {
  sessionStorage.removeItem(PERSON);
  sessionStorage.removeItem(WALLET);
  queryClient.clear();
  endSession();
}

export async function connectSandboxWallet(): Promise<Wallet> {
  const { sandboxWallet } = await import('./evm-wallets.ts');
  const wallet = sandboxWallet();
  actWith(wallet);
  return wallet;
}

export async function connectAnnounced(announced: AnnouncedWallet): Promise<void> {
  const { injectedWallet } = await import('./evm-wallets.ts');
  const wallet = await injectedWallet(announced, true);
  if (wallet) actWith(wallet);
}

/** Who was here before the page was loaded anew. */
export async function restoreSession(): Promise<void> {
  const person = JSON.parse(sessionStorage.getItem(PERSON) ?? 'null') as Person | null;
  if (person && person.expiresAt > Date.now()) changeSession({ person });
  const id = sessionStorage.getItem(WALLET);
  if (id === SANDBOX) await connectSandboxWallet();
  else if (id) watchFor(id);
}

/** Wallets tell that they are there in their own time. */
function watchFor(id: string): void {
  const stop = watchWallets(async () => {
    const announced = announcedWallets().find((one) => one.id === id);
    if (!announced) return;
    stop();
    const { injectedWallet } = await import('./evm-wallets.ts');
    const wallet = await injectedWallet(announced, false);
    if (wallet) changeSession({ wallet });
  });
}
