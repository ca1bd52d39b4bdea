import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const gunzipAsync = promisify(gunzip);

interface EncodedBodies {
  gzip: Buffer;
  /** Left out where it would take too much memory: it is then unpacked on the way. */
  plain?: Buffer | undefined;
  br?: Buffer | undefined;
}

export type EncodedBody = { encoding: 'br' | 'gzip' | undefined; bytes: Buffer | undefined };

/** The bytes of a JSON document, ready to be sent to whoever takes them in one form or another. */
export class PreparedBody {
  readonly #encodings: EncodedBodies;

  constructor(forms: EncodedBodies) {
    this.#encodings = forms;
  }

  /** Of what it keeps in memory. */
  get byteLength(): number {
    const { gzip, plain, br } = this.#encodings;
    return gzip.length + (plain?.length ?? 0) + (br?.length ?? 0);
  }

  get gzip(): Buffer {
    return this.#encodings.gzip;
  }

  /** The smallest of the forms that the caller takes. */
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
