import type { Request, RequestHandler, Response } from 'express';
import express from 'express';
import { toBodyError } from './body-parser-error.ts';

/** Reads the body of one media type into `req.body`. */
export interface BodyReader {
  readonly mediaType: string;
  read(req: Request, res: Response): Promise<unknown>;
}

const MAX_BODY_BYTES = 1024 * 1024;

export const jsonReader: BodyReader = createReader(
  'application/json',
  express.json({ limit: MAX_BODY_BYTES, strict: false, type: () => true }),
);

export const formReader: BodyReader = createReader(
  'application/x-www-form-urlencoded',
  express.urlencoded({ limit: MAX_BODY_BYTES, extended: false, type: () => true }),
);

function createReader(mediaType: string, parse: RequestHandler): BodyReader {
  return {
    mediaType,
    read: (req, res) =>
      new Promise((resolve, reject) => {
        parse(req, res, (error?: unknown) => {
          if (error) reject(toBodyError(error));
          else resolve(req.body);
        });
      }),
  };
}
