import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { randomBase62 } from '../../foundation/platform/random.ts';
import type { FileStore } from './file-store.ts';
import { prepareSpool, spool } from './spool.ts';
import { UploadStore } from './upload-store.entity.ts';

const STORE_ID_FILE = 'store-id';
const ID_BYTES = 15;

const insertStoreId = statement([UploadStore], (db, { id }: Parameters<{ id: string }>) =>
  db
    .insertInto('upload_store')
    .values({ name: 'files', id })
    .onConflict((conflict) => conflict.doNothing()),
);
const findStoreId = statement([UploadStore], (db) => db.selectFrom('upload_store').select('id'));

/** If the store does not belong to this database: the expected marker file and its content. */
export async function findStoreMismatch(
  store: FileStore,
  em: EntityManager,
): Promise<{ file: string; id: string } | undefined> {
  // the first process names the store; the others wait for its row, and by then the store has its file
  return em.transactional(async (tx) => {
    const found = await readStoreId(store);
    const id = found ?? randomBase62(ID_BYTES);
    if ((await insertStoreId.affected(tx, { id })) > 0) {
      if (!found) await writeStoreId(store, id);
      return undefined;
    }
    const known = await findStoreId.firstRow(tx);
    const isOwn = !known || known.id === (found ?? (await readStoreId(store)));
    return isOwn ? undefined : { file: STORE_ID_FILE, id: known.id };
  });
}

async function readStoreId(store: FileStore): Promise<string | undefined> {
  const stream = await store.read(STORE_ID_FILE, undefined);
  return stream && (await text(stream)).trim();
}

async function writeStoreId(store: FileStore, id: string): Promise<void> {
  await prepareSpool(store.spoolDir);
  const file = await spool(Readable.from([Buffer.from(id)]), store.spoolDir);
  try {
    await store.put(STORE_ID_FILE, file, 'text/plain');
  } finally {
    await rm(file.path, { force: true });
  }
}
