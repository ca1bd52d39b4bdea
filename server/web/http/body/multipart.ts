import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import { FormBody, type IncomingFile } from '../../../contract/form-body.ts';
import { BadRequestError, PayloadTooLargeError } from '../../../foundation/platform/errors.ts';
import { invalidFieldsError } from '../../../foundation/platform/invalid-fields.ts';
import type { BodyReader } from './body-reader.ts';

/** Limits of a form besides its file. */
const FORM_OVERHEAD_BYTES = 1024 * 1024;
const LIMITS = { files: 1, fields: 20, fieldSize: 64 * 1024, parts: 40 };

/** A multipart form from a connection. */
class MultipartBody extends FormBody {
  readonly #req: Request;

  constructor(req: Request) {
    super();
    this.#req = req;
  }

  /** If anything fails, the rest is read and discarded, so that the caller gets the response. */
  receiveFile<T>(field: string, maxBytes: number, handle: (file: IncomingFile) => Promise<T>): Promise<T> {
    const req = this.#req;
    if (Number(req.headers['content-length']) > maxBytes + FORM_OVERHEAD_BYTES)
      throw fileTooLargeError(maxBytes);
    const parser = createParser(req, maxBytes);
    return new Promise<T>((resolve, reject) => {
      let taken: Promise<T> | undefined;
      let isStopped = false;
      const stop = (error: unknown) => {
        if (isStopped) return;
        isStopped = true;
        req.unpipe(parser);
        parser.destroy(error as Error);
        req.resume();
        const refuse = () => reject(error);
        if (taken) taken.then(refuse, refuse);
        else refuse();
      };
      parser.on('file', (name, stream, { filename }) => {
        if (name !== field) {
          stream.resume();
          return;
        }
        // the reader handles errors; until there is one, a listener is required
        stream.on('error', () => {});
        stream.once('limit', () => stream.destroy(fileTooLargeError(maxBytes)));
        taken = handle({ stream, filename });
        taken.catch(stop);
      });
      parser.on('error', (error) => stop(malformedFormError(error)));
      parser.once('finish', () => (taken ? taken.then(resolve, reject) : reject(missingFileError(field))));
      req.once('close', () => {
        if (!req.complete) stop(new BadRequestError('bad_request', 'The body ended early.'));
      });
      req.pipe(parser);
    });
  }
}

export const multipartReader: BodyReader = {
  mediaType: 'multipart/form-data',
  read: async (req) => new MultipartBody(req),
};

function createParser(req: Request, maxBytes: number): Busboy {
  try {
    // one more than accepted, because a file of exactly the maximum size also reaches the limit
    const limits = { ...LIMITS, fileSize: maxBytes + 1 };
    return busboy({ headers: req.headers, limits, defParamCharset: 'utf8' });
  } catch (error) {
    throw malformedFormError(error);
  }
}

function malformedFormError(error: unknown): BadRequestError {
  return new BadRequestError('bad_request', 'The body is not a valid multipart form.', { cause: error });
}

function missingFileError(field: string) {
  return invalidFieldsError([{ path: `body.${field}`, message: 'is required, as a file with a name' }]);
}

function fileTooLargeError(maxBytes: number): PayloadTooLargeError {
  return new PayloadTooLargeError('payload_too_large', `The file is larger than ${maxBytes} bytes.`);
}
