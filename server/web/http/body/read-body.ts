import type { Request, Response } from 'express';
import { type InputBody, NO_BODY } from '../../../operations/input.ts';
import { unsupportedMediaError } from '../../../operations/validation/unsupported-media.ts';
import { type BodyReader, formReader, jsonReader } from './body-reader.ts';
import { multipartReader } from './multipart.ts';

const READER_BY_MEDIA_TYPE: ReadonlyMap<string, BodyReader> = new Map(
  [jsonReader, formReader, multipartReader].map((reader) => [reader.mediaType, reader]),
);

/** Reads a body in one of the operation's media types. */
export async function readBody(
  req: Request,
  res: Response,
  acceptedTypes: readonly string[],
): Promise<InputBody> {
  if (!hasBody(req)) return NO_BODY;
  const sent = req.headers['content-type'] ?? '';
  const mediaType = sent.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const reader = acceptedTypes.includes(mediaType) ? READER_BY_MEDIA_TYPE.get(mediaType) : undefined;
  if (!reader) throw unsupportedContentTypeError(sent, acceptedTypes);
  return { value: await reader.read(req, res), mediaType };
}

function unsupportedContentTypeError(sent: string, taken: readonly string[]) {
  const readable = [...READER_BY_MEDIA_TYPE.keys()].filter((mediaType) => taken.includes(mediaType));
  const got = sent === '' ? 'no Content-Type' : 'another Content-Type';
  return unsupportedMediaError(`Send the body as ${readable.join(' or ')}. The request has ${got}.`);
}

function hasBody({ headers }: Request): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}
