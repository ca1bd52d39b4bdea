import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import { FormBody, type IncomingFile } from '../../../contract/form-body.ts';
import { BadRequestError, PayloadTooLargeError } from '../../../foundation/platform/errors.ts';
import { invalidFields } from '../../../foundation/platform/invalid-fields.ts';
import type { BodyReader } from './body-reader.ts';

/** What a form may hold besides its file. */
const ROOM_FOR_THE_REST = 1024 * 1024;
const LIMITS = { files: 1, fields: 20, fieldSize: 64 * 1024, parts: 40 };

/** A form on its way through a connection. */
class MultipartBody extends FormBody {
  readonly #req: Request;

  constructor(req: Request) {
    super();
    this.#req = req;
  }

  /** When anything fails, what is still on its way is read and dropped, so that the caller gets the answer. */
  receiveFile<T>(field: string, mostBytes: number, take: (file: IncomingFile) => Promise<T>): Promise<T> {
    const req = this.#req;
    if (Number(req.headers['content-length']) > mostBytes + ROOM_FOR_THE_REST) throw tooLarge(mostBytes);
    const parser = parserFor(req, mostBytes);
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
        // whoever reads it hears of failures; before anyone does there must be a listener
        stream.on('error', () => {});
        stream.once('limit', () => stream.destroy(tooLarge(mostBytes)));
        taken = take({ stream, filename });
        taken.catch(stop);
      });
      parser.on('error', (error) => stop(unreadable(error)));
      parser.once('finish', () => (taken ? taken.then(resolve, reject) : reject(missing(field))));
      req.once('close', () => {
        if (!req.complete) stop(new BadRequestError('bad_request', 'The body ended early'));
      });
      req.pipe(parser);
    });
  }
}

export const multipartReader: BodyReader = {
  mediaType: 'multipart/form-data',
  read: async (req) => new MultipartBody(req),
};

function parserFor(req: Request, mostBytes: number): Busboy {
  try {
    // one more than is taken, because a file that is just as large as allowed also reaches the limit
    const limits = { ...LIMITS, fileSize: mostBytes + 1 };
    return busboy({ headers: req.headers, limits, defParamCharset: 'utf8' });
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): BadRequestError {
  return new BadRequestError('bad_request', 'The body is not a proper multipart form', { cause: error });
}

function missing(field: string) {
  return invalidFields([{ path: `body.${field}`, message: 'is required, as a file with a name' }]);
}

function tooLarge(mostBytes: number): PayloadTooLargeError {
  return new PayloadTooLargeError('payload_too_large', `The file is larger than ${mostBytes} bytes`);
}
