import type { DatabaseSync } from 'node:sqlite';
import { Accounts } from '../identity/accounts.ts';
import { type FolderOptions, openFolder, type SandboxFolder } from './folder.ts';
import { keepSecrets, type Secrets } from './secrets.ts';
import { openState } from './state.ts';

export const SECRETS = 'secrets.json';

/** All that is the same at the next start. */
export interface Kept {
  folder: SandboxFolder;
  secrets: Secrets;
  db: DatabaseSync;
  accounts: Accounts;
}

export async function openKept(
  dir: string,
  options: FolderOptions,
  undo: AsyncDisposableStack,
): Promise<Kept> {
  const folder = await openFolder(dir, options);
  undo.defer(() => folder.release());
  const secrets = keepSecrets(folder.path(SECRETS));
  const db = openState(folder.path('state.sqlite'));
  undo.defer(() => db.close());
  return { folder, secrets, db, accounts: new Accounts(db) };
}
