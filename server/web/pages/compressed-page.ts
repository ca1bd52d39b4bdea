import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import type { Request, Response } from 'express';

/** Bytes to send, with compressed forms if they are shorter. */
export interface CompressedFile {
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export interface CompressedPage extends CompressedFile {
  etag: string;
}

/** Compressed once, sent often. */
export function compressPage(text: string): CompressedPage {
  const plain = Buffer.from(text);
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 9, [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return {
    plain,
    br: brotliCompressSync(plain, { params }),
    gzip: gzipSync(plain),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
  };
}

/** 304 if the client has it already. */
export function sendPage(req: Request, res: Response, page: CompressedPage): void {
  res.set('ETag', page.etag);
  if (req.fresh) res.status(304).end();
  else sendCompressed(req, res, page);
}

/** In the shortest form that the client accepts. */
export function sendCompressed(req: Request, res: Response, { plain, br, gzip }: CompressedFile): void {
  const packed = { br, gzip };
  const encoding = req.acceptsEncodings('br', 'gzip');
  const bytes = encoding === 'br' || encoding === 'gzip' ? packed[encoding] : undefined;
  if (bytes) res.set('Content-Encoding', String(encoding));
  const body = bytes ?? plain;
  res.set('Content-Length', String(body.length)).end(req.method === 'HEAD' ? undefined : body);
}
