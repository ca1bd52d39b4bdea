import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { explainFolderError } from '../postgres/folder.ts';
import { releaseStaleLock } from '../postgres/lock.ts';
import { SandboxError } from '../sandbox-error.ts';
import { acquireLock } from './lock.ts';

const MARKER = 'sandbox.json';
const LOCK = 'sandbox.lock';
const MARKER_KIND = 'agent-market sandbox';

export interface SandboxFolder {
  dir: string;
  /** A path inside. */
  path(name: string): string;
  /** Releases the folder for other processes. */
  release(): void;
}

export interface FolderOptions {
  /** Start over: deletes everything in it. */
  fresh: boolean;
}

/** Creates the folder or recognizes it as a sandbox's, locks it, and empties it on request. */
export async function openFolder(dir: string, { fresh }: FolderOptions): Promise<SandboxFolder> {
  let lock: { release(): void } | undefined;
  try {
    markFolder(dir);
    lock = acquireLock(join(dir, LOCK), dir);
    if (fresh) await emptyFolder(dir);
  } catch (error) {
    lock?.release();
    const explained = explainFolderError(error, dir);
    throw explained === error ? error : new SandboxError((explained as Error).message, { cause: error });
  }
  return { dir, path: (name) => join(dir, name), release: lock.release };
}

function markFolder(dir: string): void {
  mkdirSync(dir, { recursive: true });
  accessSync(dir, constants.W_OK | constants.X_OK);
  const marker = join(dir, MARKER);
  if (existsSync(marker) && readFileSync(marker, 'utf8').includes(MARKER_KIND)) return;
  if (readdirSync(dir).length > 0) {
    throw new SandboxError(
      `The folder ${dir} holds files that are not a sandbox's, and is left as it is: ` +
        'set SANDBOX_DIR to an empty folder or to one that does not exist yet.',
    );
  }
  writeFileSync(marker, `${JSON.stringify({ kind: MARKER_KIND, format: 1 })}\n`);
}

async function emptyFolder(dir: string): Promise<void> {
  const database = join(dir, 'postgres');
  // a database that survived a killed sandbox would keep writing into the deleted files
  if (existsSync(database)) await releaseStaleLock(database);
  for (const name of readdirSync(dir)) {
    if (name === MARKER || name.startsWith(LOCK)) continue;
    rmSync(join(dir, name), { recursive: true, force: true });
  }
}
