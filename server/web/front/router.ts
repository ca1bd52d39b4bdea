import { fileURLToPath } from 'node:url';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import { acceptsHtml } from '../../contract/accepts-html.ts';
import { orderPagePath } from '../console/page-paths.ts';
import type { Health } from '../health/health.ts';
import { readsOnly } from '../pages/reads-only.ts';
import { type HomeUrls, renderHomePage } from './home.ts';
import { PAGE_HEADERS } from './page.ts';

const ICON = fileURLToPath(new URL('icon.svg', import.meta.url));
const ICON_MAX_AGE = '1d';

export interface FrontOptions {
  addresses: HomeUrls;
  health: Health;
}

const securityHeaders = helmet({ contentSecurityPolicy: false });

/** Pages at the API's host, besides the reference. Requests of programs go to the operation handler. */
export function createFrontRouter({ addresses, health }: FrontOptions): RequestHandler {
  const router = express.Router();
  router.get('/', htmlOnly, securityHeaders, async (_req, res) => {
    res.set(PAGE_HEADERS).send(renderHomePage(await health.checkReadiness(), addresses));
  });
  router.get(['/icon.svg', '/favicon.ico'], securityHeaders, (_req, res) => {
    res.sendFile(ICON, { maxAge: ICON_MAX_AGE, headers: { 'Content-Type': 'image/svg+xml' } });
  });
  router.get(ORDER_PATH, htmlOnly, redirectToOrderPage(addresses.appUrl));
  return readsOnly(router);
}

const htmlOnly: RequestHandler = (req, _res, next) => next(acceptsHtml(req.headers) ? undefined : 'route');

const ORDER_PATH = /^\/api\/orders\/[\w-]+$/;

/** A `status_url` in a browser: redirects to the order's page with its token. Other clients get the API's response. */
function redirectToOrderPage(appUrl: string): RequestHandler {
  return (req, res, next) => {
    const [path = '', query = ''] = req.url.split('?', 2);
    const token = new URLSearchParams(query).get('access_token');
    if (!token) return next();
    const id = path.slice(path.lastIndexOf('/') + 1);
    res
      .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', Vary: 'Accept' })
      .redirect(302, `${appUrl}${orderPagePath(id, token)}`);
  };
}
