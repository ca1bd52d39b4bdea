import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unpack = promisify(gunzip);

interface Forms {
  gzip: Buffer;
  /** Left out where it would take too much memory: it is then unpacked on the way. */
  plain?: Buffer | undefined;
  br?: Buffer | undefined;
}

export type Form = { encoding: 'br' | 'gzip' | undefined; bytes: Buffer | undefined };

/** The bytes of a JSON document, ready to be sent to whoever takes them in one form or another. */
export class PreparedBody {
  readonly #forms: Forms;

  constructor(forms: Forms) {
    this.#forms = forms;
  }

  /** Of what it keeps in memory. */
  get byteLength(): number {
    const { gzip, plain, br } = this.#forms;
    return gzip.length + (plain?.length ?? 0) + (br?.length ?? 0);
  }

  get gzip(): Buffer {
    return this.#forms.gzip;
  }

  /** The smallest of the forms that the caller takes. */
  formFor(taken: readonly ('br' | 'gzip')[]): Form {
    const { gzip, plain, br } = this.#forms;
    if (br && taken.includes('br')) return { encoding: 'br', bytes: br };
    if (taken.includes('gzip')) return { encoding: 'gzip', bytes: gzip };
    return { encoding: undefined, bytes: plain };
  }

  async text(): Promise<string> {
    return (this.#forms.plain ?? (await unpack(this.#forms.gzip))).toString();
  }
}
