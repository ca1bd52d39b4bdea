import { fileURLToPath } from 'node:url';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import { wantsPage } from '../../contract/wants-page.ts';
import { orderPage } from '../console/pages.ts';
import type { Health } from '../health/health.ts';
import { type HomeAddresses, homePage } from './home.ts';
import { PAGE_HEADERS } from './page.ts';

const ICON = fileURLToPath(new URL('icon.svg', import.meta.url));
const ICON_MAX_AGE = '1d';

export interface FrontOptions {
  addresses: HomeAddresses;
  health: Health;
}

const protect = helmet({ contentSecurityPolicy: false });

/** What a person finds at the host of the API besides the reference. Programs go on to the door of the operations. */
export function frontRouter({ addresses, health }: FrontOptions): RequestHandler {
  const router = express.Router();
  router.get('/', forPeople, protect, async (_req, res) => {
    res.set(PAGE_HEADERS).send(homePage(await health.readiness(), addresses));
  });
  router.get(['/icon.svg', '/favicon.ico'], protect, (_req, res) => {
    res.sendFile(ICON, { maxAge: ICON_MAX_AGE, headers: { 'Content-Type': 'image/svg+xml' } });
  });
  router.get(ORDER, forPeople, leadToOrder(addresses.appUrl));
  return (req, res, next) => (READING.has(req.method) ? router(req, res, next) : next());
}

/** A router of Express would answer OPTIONS itself, which is for the operations at the same path to do. */
const READING = new Set(['GET', 'HEAD']);

const forPeople: RequestHandler = (req, _res, next) => next(wantsPage(req.headers) ? undefined : 'route');

const ORDER = /^\/api\/orders\/[\w-]+$/;

/** A `status_url` in a browser: the order's page, with the token of the address. Others see the API's answer. */
function leadToOrder(appUrl: string): RequestHandler {
  return (req, res, next) => {
    const [path = '', query = ''] = req.url.split('?', 2);
    const token = new URLSearchParams(query).get('access_token');
    if (!token) return next();
    const id = path.slice(path.lastIndexOf('/') + 1);
    res
      .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', Vary: 'Accept' })
      .redirect(302, `${appUrl}${orderPage(id, token)}`);
  };
}
