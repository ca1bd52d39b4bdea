import type { Request, RequestHandler, Response } from 'express';
import express from 'express';
import { readFailure } from './read-failure.ts';

/** Reads the body of one media type into `req.body`. */
export interface BodyReader {
  readonly mediaType: string;
  read(req: Request, res: Response): Promise<unknown>;
}

const MOST_BYTES = 1024 * 1024;

export const jsonReader: BodyReader = parserReader(
  'application/json',
  express.json({ limit: MOST_BYTES, strict: false, type: () => true }),
);

export const formReader: BodyReader = parserReader(
  'application/x-www-form-urlencoded',
  express.urlencoded({ limit: MOST_BYTES, extended: false, type: () => true }),
);

function parserReader(mediaType: string, parse: RequestHandler): BodyReader {
  return {
    mediaType,
    read: (req, res) =>
      new Promise((resolve, reject) => {
        parse(req, res, (error?: unknown) => {
          if (error) reject(readFailure(error));
          else resolve(req.body);
        });
      }),
  };
}
