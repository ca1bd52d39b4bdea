import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** As fast as gzip, and smaller. */
export const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const gunzipAsync = promisify(gunzip);
const brotliAsync = promisify(brotliCompress);
const COMPRESS: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  gzip: promisify<Buffer, Buffer>(gzip),
  br: (plain) => brotliAsync(plain, BROTLI_OPTIONS),
};

/** Smaller bodies fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024;

type EncodedBodies = { br?: Buffer | undefined } & (
  | { plain: Buffer; gzip?: Buffer | undefined }
  /** The plain form would use too much memory: it is decompressed on demand. */
  | { gzip: Buffer; plain?: undefined }
);

type EncodedBody = { encoding: Encoding | undefined; bytes: Buffer | undefined };

/** A JSON document as bytes, ready to send. Encodings that are missing are created when they are first requested. */
export class PreparedBody {
  readonly #encodings: EncodedBodies;
  readonly #pending = new Map<Encoding, Promise<void>>();

  constructor(forms: EncodedBodies) {
    this.#encodings = { ...forms };
  }

  /** Its size in memory. */
  get byteLength(): number {
    const { gzip, plain, br } = this.#encodings;
    return (gzip?.length ?? 0) + (plain?.length ?? 0) + (br?.length ?? 0);
  }

  get gzip(): Buffer | undefined {
    return this.#encodings.gzip;
  }

  /** The encoding that the caller prefers. Undefined if it does not exist yet: `prepare` creates it. */
  findEncoding(accepted: readonly Encoding[]): EncodedBody | undefined {
    const encoding = this.#choose(accepted);
    const bytes = this.#encodings[encoding ?? 'plain'];
    return encoding && !bytes ? undefined : { encoding, bytes };
  }

  /** True if it created the encoding. */
  async prepare(accepted: readonly Encoding[]): Promise<boolean> {
    const encoding = this.#choose(accepted);
    const { plain } = this.#encodings;
    if (!encoding || !plain || this.#encodings[encoding]) return false;
    const pending = this.#pending.get(encoding) ?? this.#create(encoding, plain);
    this.#pending.set(encoding, pending);
    await pending;
    return true;
  }

  async text(): Promise<string> {
    const { plain, gzip } = this.#encodings;
    return (plain ?? (await gunzipAsync(gzip ?? Buffer.alloc(0)))).toString();
  }

  async #create(encoding: Encoding, plain: Buffer): Promise<void> {
    this.#encodings[encoding] = await COMPRESS[encoding](plain);
  }

  #choose(accepted: readonly Encoding[]): Encoding | undefined {
    const { plain, br } = this.#encodings;
    if (plain && plain.length < MIN_COMPRESSED_BYTES) return undefined;
    // without the plain form, only what exists can be sent
    return accepted.find((encoding) => encoding === 'gzip' || plain || br);
  }
}
