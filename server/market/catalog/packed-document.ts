import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import { PreparedBody } from '../../contract/prepared-body.ts';

/** A document as it is kept and sent. */
export interface PackedDocument {
  /** Weak: it stands for the document in every form. */
  etag: string;
  body: PreparedBody;
}

export interface PackOptions {
  /** For what is sent often and changes seldom. */
  brotli: boolean;
}

const ETAG_BYTES = 12;
const PART_BYTES = 64 * 1024;
/** Documents up to this size are kept plain as well. */
const MOST_PLAIN_BYTES = 32 * 2 ** 20;
/** As fast as gzip, and smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Packs a document while it is written, so that the whole text of a large one is never in memory. Every part of it goes
 * through the same bytes: those of a large document would otherwise wait for the garbage collector by the hundred
 * megabytes.
 */
export class DocumentPacker {
  readonly #packers: Packer[];
  readonly #hash = createHash('sha256');
  readonly #plain = new PlainCopy();
  readonly #encoder = new TextEncoder();
  readonly #part = new Uint8Array(PART_BYTES);

  constructor({ brotli }: PackOptions) {
    this.#packers = [new Packer(createGzip()), ...(brotli ? [new Packer(createBrotliCompress(BROTLI))] : [])];
  }

  async write(text: string): Promise<void> {
    for (let rest = text; rest !== ''; ) {
      const { read, written } = this.#encoder.encodeInto(rest, this.#part);
      const part = this.#part.subarray(0, written);
      this.#hash.update(part);
      this.#plain.add(part);
      await Promise.all(this.#packers.map((packer) => packer.write(part)));
      rest = rest.slice(read);
    }
  }

  async finish(): Promise<PackedDocument> {
    const [gzip = Buffer.alloc(0), br] = await Promise.all(this.#packers.map((packer) => packer.finish()));
    const tag = this.#hash.digest().subarray(0, ETAG_BYTES).toString('base64url');
    return { etag: `W/"v1-${tag}"`, body: new PreparedBody({ gzip, br, plain: this.#plain.whole() }) };
  }
}

class Packer {
  readonly #stream: Gzip | BrotliCompress;
  readonly #packed: Buffer[] = [];
  readonly write: (part: Uint8Array) => Promise<void>;

  constructor(stream: Gzip | BrotliCompress) {
    this.#stream = stream;
    stream.on('data', (chunk: Buffer) => this.#packed.push(chunk));
    this.write = promisify<Uint8Array, void>((part, done) => stream.write(part, done));
  }

  async finish(): Promise<Buffer> {
    const ended = once(this.#stream, 'end');
    this.#stream.end();
    await ended;
    return Buffer.concat(this.#packed);
  }
}

/** The text itself, as long as there is not too much of it. */
class PlainCopy {
  #parts: Buffer[] | undefined = [];
  #size = 0;

  add(part: Uint8Array): void {
    this.#size += part.length;
    if (this.#size > MOST_PLAIN_BYTES) this.#parts = undefined;
    this.#parts?.push(Buffer.from(part));
  }

  whole(): Buffer | undefined {
    return this.#parts && Buffer.concat(this.#parts);
  }
}

export async function packDocument(text: string, options: PackOptions): Promise<PackedDocument> {
  const packer = new DocumentPacker(options);
  await packer.write(text);
  return packer.finish();
}
