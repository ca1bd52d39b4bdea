import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Several times what a run writes. */
const ENOUGH_BYTES = 6 * 1024 ** 3;

/** Where databases of tests are: in memory if there is plenty, because making and dropping their files takes long. */
export const fastFolder = hasPlenty() ? IN_MEMORY : tmpdir();

function hasPlenty(): boolean {
  if (process.availableMemory() < ENOUGH_BYTES) return false;
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
