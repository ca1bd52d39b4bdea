import type { DatabaseSync } from 'node:sqlite';
import { Accounts } from '../identity/accounts.ts';
import { type FolderOptions, openFolder, type SandboxFolder } from './folder.ts';
import { loadOrCreateSecrets, type Secrets } from './secrets.ts';
import { openStateDatabase } from './state-database.ts';

export const SECRETS_FILE = 'secrets.json';

/** State that survives a restart. */
export interface PersistentState {
  folder: SandboxFolder;
  secrets: Secrets;
  db: DatabaseSync;
  accounts: Accounts;
}

export async function openPersistentState(
  dir: string,
  options: FolderOptions,
  undo: AsyncDisposableStack,
): Promise<PersistentState> {
  const folder = await openFolder(dir, options);
  undo.defer(() => folder.release());
  const secrets = loadOrCreateSecrets(folder.path(SECRETS_FILE));
  const db = openStateDatabase(folder.path('state.sqlite'));
  undo.defer(() => db.close());
  return { folder, secrets, db, accounts: new Accounts(db) };
}
