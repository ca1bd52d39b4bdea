import type { Request, Response } from 'express';
import { type InputBody, NO_BODY } from '../../../operations/input.ts';
import { unsupportedMedia } from '../../../operations/validation/unsupported-media.ts';
import { type BodyReader, formReader, jsonReader } from './body-reader.ts';
import { multipartReader } from './multipart.ts';

const READERS: ReadonlyMap<string, BodyReader> = new Map(
  [jsonReader, formReader, multipartReader].map((reader) => [reader.mediaType, reader]),
);

/** Reads a body in one of the media types that the operation takes. */
export async function readBody(req: Request, res: Response, taken: readonly string[]): Promise<InputBody> {
  if (!hasBody(req)) return NO_BODY;
  const sent = req.headers['content-type'] ?? '';
  const mediaType = sent.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const reader = taken.includes(mediaType) ? READERS.get(mediaType) : undefined;
  if (!reader) throw unsupported(sent, taken);
  return { value: await reader.read(req, res), mediaType };
}

function unsupported(sent: string, taken: readonly string[]) {
  const readable = [...READERS.keys()].filter((mediaType) => taken.includes(mediaType));
  const got = sent === '' ? 'no Content-Type' : 'another Content-Type';
  return unsupportedMedia(`Send the body as ${readable.join(' or ')}; the request has ${got}`);
}

function hasBody({ headers }: Request): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}
