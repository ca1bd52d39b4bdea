import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { type BrotliCompress, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import { BROTLI_OPTIONS, PreparedBody } from '../../contract/prepared-body.ts';

/** A document as cached and sent. */
export interface CompressedDocument {
  /** Weak: the same for every encoding. */
  etag: string;
  body: PreparedBody;
}

export interface CompressOptions {
  /** For documents that are read often and change rarely. */
  brotli: boolean;
}

const ETAG_BYTES = 12;
const CHUNK_BYTES = 64 * 1024;
/** Up to this size, the plain form is cached as well. */
const MAX_PLAIN_BYTES = 32 * 2 ** 20;

/**
 * Compresses a document while it is written, so that a large text is never completely in memory. All parts reuse one
 * buffer; otherwise hundreds of megabytes would wait for the garbage collector.
 */
class DocumentCompressor {
  readonly #streams: CompressionStream[];
  readonly #hash = createHash('sha256');
  readonly #plain = new PlainBuffer();
  readonly #encoder = new TextEncoder();
  readonly #chunk = new Uint8Array(CHUNK_BYTES);

  constructor({ brotli }: CompressOptions) {
    this.#streams = [
      new CompressionStream(createGzip()),
      ...(brotli ? [new CompressionStream(createBrotliCompress(BROTLI_OPTIONS))] : []),
    ];
  }

  async write(text: string): Promise<void> {
    for (let rest = text; rest !== ''; ) {
      const { read, written } = this.#encoder.encodeInto(rest, this.#chunk);
      const part = this.#chunk.subarray(0, written);
      this.#hash.update(part);
      this.#plain.add(part);
      await Promise.all(this.#streams.map((packer) => packer.write(part)));
      rest = rest.slice(read);
    }
  }

  async finish(): Promise<CompressedDocument> {
    const [gzip = Buffer.alloc(0), br] = await Promise.all(this.#streams.map((packer) => packer.finish()));
    const tag = this.#hash.digest().subarray(0, ETAG_BYTES).toString('base64url');
    return { etag: `W/"v1-${tag}"`, body: new PreparedBody({ gzip, br, plain: this.#plain.toBuffer() }) };
  }
}

class CompressionStream {
  readonly #stream: Gzip | BrotliCompress;
  readonly #chunks: Buffer[] = [];
  readonly write: (part: Uint8Array) => Promise<void>;

  constructor(stream: Gzip | BrotliCompress) {
    this.#stream = stream;
    stream.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.write = promisify<Uint8Array, void>((part, done) => stream.write(part, done));
  }

  async finish(): Promise<Buffer> {
    const ended = once(this.#stream, 'end');
    this.#stream.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }
}

/** The text itself, up to a size. */
class PlainBuffer {
  #chunks: Buffer[] | undefined = [];
  #size = 0;

  add(part: Uint8Array): void {
    this.#size += part.length;
    if (this.#size > MAX_PLAIN_BYTES) this.#chunks = undefined;
    this.#chunks?.push(Buffer.from(part));
  }

  toBuffer(): Buffer | undefined {
    return this.#chunks && Buffer.concat(this.#chunks);
  }
}

export async function compressDocument(text: string, options: CompressOptions): Promise<CompressedDocument> {
  const packer = new DocumentCompressor(options);
  await packer.write(text);
  return packer.finish();
}
