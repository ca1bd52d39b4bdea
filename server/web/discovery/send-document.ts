import type { Request, Response } from 'express';
import { type CompressedPage, sendPage } from '../pages/compressed-page.ts';

export const HOUR_CACHE_CONTROL = 'public, max-age=3600';

/** Public, so pages of other origins may read it. */
const HEADERS = { 'Cache-Control': HOUR_CACHE_CONTROL, 'Access-Control-Allow-Origin': '*' };

export function sendDocument(req: Request, res: Response, type: string, page: CompressedPage): void {
  sendPage(req, res.set(HEADERS).type(type).vary('Accept-Encoding'), page);
}
