import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { AppError, NotFoundError } from '../../foundation/platform/errors.ts';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import { randomBase62 } from '../../foundation/platform/random.ts';
import { requireFileKind } from './detect-file-kind.ts';
import { StoredFile } from './file.entity.ts';
import type { FileKind, UploadRule } from './file-kinds.ts';
import { type ByteRange, type FileStore, type SpooledFile, storageUnavailableError } from './file-store.ts';
import { prepareSpool, spool } from './spool.ts';

export interface ReceivedFile {
  stream: Readable;
  filename: string | undefined;
}

export interface Upload {
  file: StoredFile;
  kind: FileKind;
}

const NAME_BYTES = 15;

export class UploadService {
  readonly #store: FileStore;
  readonly #clock: Clock;
  #spoolReady: Promise<void> | undefined;

  constructor(store: FileStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Stores a file while it is uploaded, or leaves nothing behind. */
  async store(
    em: EntityManager,
    uploadedBy: string,
    rule: UploadRule,
    { stream, filename }: ReceivedFile,
  ): Promise<Upload> {
    const spooled = await this.#spool(stream);
    try {
      if (spooled.size === 0) throw invalidFieldsError([{ path: 'body.file', message: 'must not be empty' }]);
      const kind = await requireFileKind(spooled.path, filename, rule.kinds);
      return { kind, file: await this.#storeFile(em, uploadedBy, spooled, kind) };
    } finally {
      await rm(spooled.path, { force: true });
    }
  }

  async get(em: EntityManager, name: string): Promise<StoredFile> {
    const file = await em.findOne(StoredFile, { name });
    if (!file) throw fileNotFoundError();
    return file;
  }

  async read({ name }: StoredFile, range: ByteRange | undefined): Promise<Readable> {
    const stream = await this.#store.read(name, range).catch(throwStorageError);
    if (!stream) throw fileNotFoundError();
    return stream;
  }

  async #spool(stream: Readable): Promise<SpooledFile> {
    const { spoolDir } = this.#store;
    this.#spoolReady ??= prepareSpool(spoolDir);
    try {
      await this.#spoolReady;
      return await spool(stream, spoolDir);
    } catch (error) {
      stream.destroy();
      this.#spoolReady = undefined;
      return throwStorageError(error);
    }
  }

  /** The file first: a row always has its file, while a file without a row is only unreachable. */
  async #storeFile(
    em: EntityManager,
    uploadedBy: string,
    spooled: SpooledFile,
    { extension, contentType }: FileKind,
  ): Promise<StoredFile> {
    const { size, sha256 } = spooled;
    const name = `${randomBase62(NAME_BYTES)}.${extension}`;
    await this.#store.put(name, spooled, contentType).catch(throwStorageError);
    try {
      const createdAt = this.#clock.now();
      const file = em.create(StoredFile, { name, contentType, size, sha256, uploadedBy, createdAt });
      await em.flush();
      return file;
    } catch (error) {
      await this.#store.remove(name);
      throw error;
    }
  }
}

/** Problems of the file are the caller's, problems of the storage are ours. */
function throwStorageError(error: unknown): never {
  throw error instanceof AppError ? error : storageUnavailableError(error);
}

function fileNotFoundError(): NotFoundError {
  return new NotFoundError('not_found', 'No such file.');
}
