import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE = '64m';

/** A disk of its own, which can be filled. */
export class SmallDisk {
  readonly folder: string;
  readonly #ballast: string;

  /** Nothing if this user may not mount one. */
  static mount(): SmallDisk | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
    if (status === 0) return new SmallDisk(folder);
    rmSync(folder, { recursive: true });
    return undefined;
  }

  private constructor(folder: string) {
    this.folder = folder;
    this.#ballast = join(folder, 'ballast');
    writeFileSync(this.#ballast, '');
  }

  /** Until so many bytes are left. */
  fill(bytesLeft: number): void {
    const { bavail, bsize } = statfsSync(this.folder);
    writeFileSync(this.#ballast, Buffer.alloc(Math.max(0, bavail * bsize - bytesLeft)));
  }

  clear(): void {
    truncateSync(this.#ballast);
  }

  unmount(): void {
    spawnSync('umount', [this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
