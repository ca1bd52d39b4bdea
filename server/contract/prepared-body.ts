import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const gunzipAsync = promisify(gunzip);

interface EncodedBodies {
  gzip: Buffer;
  /** Omitted if it would use too much memory: then it is decompressed on demand. */
  plain?: Buffer | undefined;
  br?: Buffer | undefined;
}

export type EncodedBody = { encoding: 'br' | 'gzip' | undefined; bytes: Buffer | undefined };

/** A JSON document as bytes, plain and compressed, ready to send. */
export class PreparedBody {
  readonly #encodings: EncodedBodies;

  constructor(forms: EncodedBodies) {
    this.#encodings = forms;
  }

  /** Its size in memory. */
  get byteLength(): number {
    const { gzip, plain, br } = this.#encodings;
    return gzip.length + (plain?.length ?? 0) + (br?.length ?? 0);
  }

  get gzip(): Buffer {
    return this.#encodings.gzip;
  }

  /** The smallest encoding that the caller accepts. */
  chooseEncoding(accepted: readonly ('br' | 'gzip')[]): EncodedBody {
    const { gzip, plain, br } = this.#encodings;
    if (br && accepted.includes('br')) return { encoding: 'br', bytes: br };
    if (accepted.includes('gzip')) return { encoding: 'gzip', bytes: gzip };
    return { encoding: undefined, bytes: plain };
  }

  async text(): Promise<string> {
    return (this.#encodings.plain ?? (await gunzipAsync(this.#encodings.gzip))).toString();
  }
}
