import type { Request, Response } from 'express';
import type { ContractDocument } from '../../../contract/contract-document.ts';
import { operationAt, resolveRef } from '../../../contract/contract-document.ts';
import { checkSafe } from '../../../operations/validation/safe-value.ts';
import type { BodyReader } from './body-reader.ts';
import { unsupportedMedia } from './read-failure.ts';

export interface ReadBody {
  value: unknown;
  /** As the contract names it; undefined when the request has no body. */
  mediaType: string | undefined;
}

const NO_BODY: ReadBody = { value: undefined, mediaType: undefined };

/** Reads the bodies of one operation, in the media types the contract gives it. */
export class OperationBody {
  readonly #readers: ReadonlyMap<string, BodyReader>;

  private constructor(readers: ReadonlyMap<string, BodyReader>) {
    this.#readers = readers;
  }

  /** undefined when the operation takes no body. A media type without a reader is answered with 415. */
  static of(contract: ContractDocument, method: string, path: string, readers: readonly BodyReader[]) {
    const { requestBody } = operationAt(contract, method, path);
    if (!requestBody) return undefined;
    const types = Object.keys(resolveRef(contract, requestBody).content);
    const known = readers.filter(({ mediaType }) => types.includes(mediaType));
    return new OperationBody(new Map(known.map((reader) => [reader.mediaType, reader])));
  }

  async read(req: Request, res: Response): Promise<ReadBody> {
    if (!hasBody(req)) return NO_BODY;
    const sent = req.headers['content-type'] ?? '';
    const mediaType = sent.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const reader = this.#readers.get(mediaType);
    if (!reader) throw this.#unsupported(sent);
    const value = await reader.read(req, res);
    checkSafe(value);
    return { value, mediaType };
  }

  #unsupported(sent: string) {
    const taken = [...this.#readers.keys()].join(' or ');
    const got = sent === '' ? 'no Content-Type' : 'another Content-Type';
    return unsupportedMedia(`Send the body as ${taken}; the request has ${got}`);
  }
}

function hasBody({ headers }: Request): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}
