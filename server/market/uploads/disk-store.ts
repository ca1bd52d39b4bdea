import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange, FileStore, SpooledFile } from './file-store.ts';

/** Files in a folder, with subfolders by the first characters of their names so that none grows too large. */
export class DiskStore implements FileStore {
  readonly spoolDir: string;
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
    // on the same disk, so that a finished file is only renamed
    this.spoolDir = join(dir, '.incoming');
  }

  async put(name: string, { path }: SpooledFile): Promise<void> {
    await mkdir(this.#folderOf(name), { recursive: true });
    await rename(path, this.#pathOf(name));
  }

  async read(name: string, range: ByteRange | undefined): Promise<Readable | undefined> {
    try {
      const handle = await open(this.#pathOf(name));
      return handle.createReadStream(range ?? {});
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  #folderOf(name: string): string {
    return join(this.#dir, name.slice(0, 2));
  }

  #pathOf(name: string): string {
    return join(this.#folderOf(name), name);
  }
}
