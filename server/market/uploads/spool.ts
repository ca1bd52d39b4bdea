import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { randomBase62 } from '../../foundation/platform/random.ts';
import type { SpooledFile } from './file-store.ts';

const MAX_SPOOL_AGE_MS = 24 * 3600 * 1000;

/** Creates the folder and deletes what crashed processes left there. */
export async function prepareSpool(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const name of await readdir(dir)) {
    const path = join(dir, name);
    const age = Date.now() - (await stat(path).then(({ mtimeMs }) => mtimeMs, Date.now));
    if (age > MAX_SPOOL_AGE_MS) await rm(path, { force: true });
  }
}

/** Writes a file while it is uploaded. If the stream fails, this fails too and leaves nothing behind. */
export async function spool(stream: Readable, dir: string): Promise<SpooledFile> {
  const path = join(dir, randomBase62(15));
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(stream, measure, createWriteStream(path, { flags: 'wx', flush: true }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, size, sha256: hash.digest('hex') };
}
