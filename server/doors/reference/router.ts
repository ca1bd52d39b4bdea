import express, { type Request, type Response, type Router } from 'express';
import helmet from 'helmet';
import { sendPage } from '../pages/packed.ts';
import type { ReferenceAddresses } from './addresses.ts';
import type { MoreOperations } from './contract/catalog.ts';
import { Site } from './site.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** What stands at `{base_url}/docs`: the reference made from the contract, and the guides. Other paths go on to the API. */
export function referenceRouter(addresses: ReferenceAddresses, more?: MoreOperations): Router {
  let site: Site | undefined;
  // made when it is first asked for: most servers of a test run never are
  const made = () => {
    site ??= new Site(addresses, more);
    return site;
  };
  const router = express.Router();
  const protect = protection(addresses.appUrl);
  router.get('/assets/:file', protect, (req, res, next) => {
    const { files, version } = made().assets;
    const file = files.get(req.params.file);
    if (!file) return next();
    const isOfVersion = req.url.endsWith(`?v=${version}`);
    res.set('Cache-Control', isOfVersion ? FOREVER : ASK_AGAIN);
    send(req, res.type(req.params.file), file);
  });
  router.get('/search.json', protect, (req, res) => {
    send(req, res.set('Cache-Control', ASK_AGAIN).type('json'), made().searchIndex());
  });
  router.get('/{*path}', protect, (req, res, next) => {
    const page = made().page(req.path.replace(/\/$/, ''));
    if (!page) return next();
    send(req, res.set('Cache-Control', ASK_AGAIN).type('html'), page);
  });
  return router;
}

function send(req: Request, res: Response, bytes: Parameters<typeof sendPage>[2]): void {
  sendPage(req, res.set('Vary', 'Accept-Encoding'), bytes);
}

/** Everything comes from this host; what is tried goes to it, or to the host of the app. */
function protection(appUrl: string) {
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
