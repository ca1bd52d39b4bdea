import { createHash } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskStore } from '../../../server/market/uploads/disk-store.ts';
import type { FileStore, SpooledFile } from '../../../server/market/uploads/file-store.ts';
import { S3Store } from '../../../server/market/uploads/s3-store.ts';
import { prepareSpool, spool } from '../../../server/market/uploads/spool.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { S3, startS3 } from './s3-server.ts';

const folder = createTemporaryFolder();
const bucket = createTemporaryFolder();
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3(bucket.path);
});
afterAll(async () => {
  await s3.close();
  await Promise.all([folder.remove(), bucket.remove()]);
});

const stores: Record<string, () => FileStore> = {
  disk: () => new DiskStore(join(folder.path, 'disk')),
  S3: () => new S3Store({ endpoint: `${s3.endpoint}/`, ...S3 }),
};

async function spooled(store: FileStore, text: string): Promise<SpooledFile> {
  await prepareSpool(store.spoolDir);
  return spool(Readable.from([Buffer.from(text)]), store.spoolDir);
}

const contentOf = async (stream: Readable | undefined) => stream && (await buffer(stream)).toString();

describe.each(Object.entries(stores))('%s', (_name, makeStore) => {
  it('gives back what it was given, whole or in part, until it is removed', async () => {
    const store = makeStore();
    await store.put('abc.txt', await spooled(store, '0123456789'), 'text/plain');
    expect(await contentOf(await store.read('abc.txt', undefined))).toBe('0123456789');
    expect(await contentOf(await store.read('abc.txt', { start: 2, end: 4 }))).toBe('234');
    await store.remove('abc.txt');
    await store.remove('abc.txt');
    expect(await store.read('abc.txt', undefined)).toBeUndefined();
  });
});

describe('S3', () => {
  it('does not take what it cannot store for stored', async () => {
    const wrongKey = new S3Store({ endpoint: s3.endpoint, ...S3, secretAccessKey: 'wrong' });
    const file = await spooled(wrongKey, 'x');
    await expect(wrongKey.put('x.txt', file, 'text/plain')).rejects.toThrow(
      'The bucket responded with 403 to PUT',
    );
    const changed = { ...file, sha256: createHash('sha256').update('y').digest('hex') };
    await expect(stores.S3?.().put('x.txt', changed, 'text/plain')).rejects.toThrow('403');
    await expect(wrongKey.read('x.txt', undefined)).rejects.toThrow('403');
  });
});

describe('the spool', () => {
  it('measures and hashes', async () => {
    const file = await spooled(new DiskStore(folder.path), 'hello');
    expect(file).toMatchObject({ size: 5, sha256: createHash('sha256').update('hello').digest('hex') });
  });

  it('is cleared of what was abandoned, not of what is arriving', async () => {
    const dir = join(folder.path, 'spool');
    await prepareSpool(dir);
    await Promise.all([writeFile(join(dir, 'old'), 'x'), writeFile(join(dir, 'new'), 'x')]);
    const longAgo = new Date(Date.now() - 25 * 3600 * 1000);
    await utimes(join(dir, 'old'), longAgo, longAgo);
    await prepareSpool(dir);
    expect(await readdir(dir)).toEqual(['new']);
  });
});
