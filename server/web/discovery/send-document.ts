import type { Request, Response } from 'express';
import { type CompressedPage, sendPage } from '../pages/compressed-page.ts';

export const HOUR_CACHE_CONTROL = 'public, max-age=3600';

export function sendDocument(req: Request, res: Response, type: string, page: CompressedPage): void {
  sendPage(req, res.set('Cache-Control', HOUR_CACHE_CONTROL).type(type).vary('Accept-Encoding'), page);
}
