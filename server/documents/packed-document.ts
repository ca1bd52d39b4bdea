import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createGzip } from 'node:zlib';

/** A document as it is kept and usually sent. */
export interface PackedDocument {
  /** Weak: it stands for the document packed and unpacked. */
  etag: string;
  gzip: Buffer;
}

const ETAG_BYTES = 12;

/** Packs a document while it is written, so that the whole text is never in memory. */
export class DocumentPacker {
  readonly #gzip = createGzip();
  readonly #hash = createHash('sha256');
  readonly #packed: Buffer[] = [];

  constructor() {
    this.#gzip.on('data', (chunk: Buffer) => this.#packed.push(chunk));
  }

  /** Waits while more was written than is packed. */
  async write(text: string): Promise<void> {
    this.#hash.update(text);
    if (!this.#gzip.write(text)) await once(this.#gzip, 'drain');
  }

  async finish(): Promise<PackedDocument> {
    const ended = once(this.#gzip, 'end');
    this.#gzip.end();
    await ended;
    const tag = this.#hash.digest().subarray(0, ETAG_BYTES).toString('base64url');
    return { etag: `W/"v1-${tag}"`, gzip: Buffer.concat(this.#packed) };
  }
}

export async function packDocument(text: string): Promise<PackedDocument> {
  const packer = new DocumentPacker();
  await packer.write(text);
  return packer.finish();
}
