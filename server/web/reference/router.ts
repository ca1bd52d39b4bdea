import express, { type Request, type Response, type Router } from 'express';
import helmet from 'helmet';
import { sendPage } from '../pages/compressed-page.ts';
import type { ExtraOperations } from './contract/catalog.ts';
import { ReferenceSite } from './site.ts';
import type { ReferenceUrls } from './urls.ts';

const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
const REVALIDATE_CACHE_CONTROL = 'no-cache';

/** Serves `{base_url}/docs`: the reference generated from the contract, and the guides. Other paths go to the API. */
export function createReferenceRouter(addresses: ReferenceUrls, more?: ExtraOperations): Router {
  let site: ReferenceSite | undefined;
  // created on the first request: most test servers never get one
  const getSite = () => {
    site ??= new ReferenceSite(addresses, more);
    return site;
  };
  const router = express.Router();
  const protect = createSecurityHeaders(addresses.appUrl);
  router.get('/assets/:file', protect, (req, res, next) => {
    const { files, version } = getSite().assets;
    const file = files.get(req.params.file);
    if (!file) return next();
    const isOfVersion = req.url.endsWith(`?v=${version}`);
    res.set('Cache-Control', isOfVersion ? IMMUTABLE_CACHE_CONTROL : REVALIDATE_CACHE_CONTROL);
    send(req, res.type(req.params.file), file);
  });
  router.get('/search.json', protect, (req, res) => {
    send(req, res.set('Cache-Control', REVALIDATE_CACHE_CONTROL).type('json'), getSite().getSearchIndex());
  });
  router.get('/{*path}', protect, (req, res, next) => {
    const page = getSite().getPage(req.path.replace(/\/$/, ''));
    if (!page) return next();
    send(req, res.set('Cache-Control', REVALIDATE_CACHE_CONTROL).type('html'), page);
  });
  return router;
}

function send(req: Request, res: Response, bytes: Parameters<typeof sendPage>[2]): void {
  sendPage(req, res.set('Vary', 'Accept-Encoding'), bytes);
}

/** Everything is loaded from this host; requests go to it, or to the app's host. */
function createSecurityHeaders(appUrl: string) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        connectSrc: ["'self'", new URL(appUrl).origin],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
}
