import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';

/** A document as it is kept and usually sent. */
export interface PackedDocument {
  /** Weak: it stands for the document packed and unpacked. */
  etag: string;
  gzip: Buffer;
}

const ETAG_BYTES = 12;
const PART_BYTES = 64 * 1024;

/**
 * Packs a document while it is written, so that the whole text is never in memory. Every part of it goes through the
 * same bytes: those of a large document would otherwise wait for the garbage collector by the hundred megabytes.
 */
export class DocumentPacker {
  readonly #gzip = createGzip();
  readonly #hash = createHash('sha256');
  readonly #packed: Buffer[] = [];
  readonly #encoder = new TextEncoder();
  readonly #part = new Uint8Array(PART_BYTES);
  readonly #pack = promisify<Uint8Array, void>((part, done) => this.#gzip.write(part, done));

  constructor() {
    this.#gzip.on('data', (chunk: Buffer) => this.#packed.push(chunk));
  }

  async write(text: string): Promise<void> {
    for (let rest = text; rest !== ''; ) {
      const { read, written } = this.#encoder.encodeInto(rest, this.#part);
      const part = this.#part.subarray(0, written);
      this.#hash.update(part);
      await this.#pack(part);
      rest = rest.slice(read);
    }
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
