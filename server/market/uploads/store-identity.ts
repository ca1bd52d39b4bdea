import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { randomBase62 } from '../../foundation/platform/random.ts';
import type { FileStore } from './file-store.ts';
import { prepareSpool, spool } from './spool.ts';
import { UploadStore } from './upload-store.entity.ts';

const FILE = 'store-id';
const ID_BYTES = 15;

const claim = statement([UploadStore], (db, { id }: Parameters<{ id: string }>) =>
  db
    .insertInto('upload_store')
    .values({ name: 'files', id })
    .onConflict((conflict) => conflict.doNothing()),
);
const read = statement([UploadStore], (db) => db.selectFrom('upload_store').select('id'));

/** Where the store is not that of the database: the file by which it would be, and what is in it. */
export async function findForeignStore(
  store: FileStore,
  em: EntityManager,
): Promise<{ file: string; id: string } | undefined> {
  // whoever comes first names the store; the others wait for its row, and by then the store has its file
  return em.transactional(async (tx) => {
    const found = await idOf(store);
    const id = found ?? randomBase62(ID_BYTES);
    if ((await claim.affected(tx, { id })) > 0) {
      if (!found) await write(store, id);
      return undefined;
    }
    const known = await read.firstRow(tx);
    const isOwn = !known || known.id === (found ?? (await idOf(store)));
    return isOwn ? undefined : { file: FILE, id: known.id };
  });
}

async function idOf(store: FileStore): Promise<string | undefined> {
  const stream = await store.read(FILE, undefined);
  return stream && (await text(stream)).trim();
}

async function write(store: FileStore, id: string): Promise<void> {
  await prepareSpool(store.spoolDir);
  const file = await spool(Readable.from([Buffer.from(id)]), store.spoolDir);
  try {
    await store.put(FILE, file, 'text/plain');
  } finally {
    await rm(file.path, { force: true });
  }
}
