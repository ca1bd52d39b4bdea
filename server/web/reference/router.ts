import express, { type Request, type Response, type Router } from 'express';
import helmet from 'helmet';
import { sendPage } from '../pages/compressed-page.ts';
import type { ReferenceSite } from './site.ts';
import type { ReferenceUrls } from './urls.ts';

const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
const REVALIDATE_CACHE_CONTROL = 'no-cache';

/** Serves `{base_url}/docs`: the reference generated from the contract, and the guides. Other paths go to the API. */
export function createReferenceRouter(
  { appUrl }: Pick<ReferenceUrls, 'appUrl'>,
  getSite: () => ReferenceSite,
): Router {
  const router = express.Router();
  const protect = createSecurityHeaders(appUrl);
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
    const path = req.path.replace(/(\/|\.md)$/, '');
    const isText =
      req.path.endsWith('.md') || req.accepts(['text/html', 'text/markdown']) === 'text/markdown';
    const page = isText ? getSite().getMarkdown(path) : getSite().getPage(path);
    if (!page) return next();
    res
      .set('Cache-Control', REVALIDATE_CACHE_CONTROL)
      .type(isText ? 'text/markdown' : 'html')
      .vary('Accept');
    send(req, res, page);
  });
  return router;
}

function send(req: Request, res: Response, bytes: Parameters<typeof sendPage>[2]): void {
  sendPage(req, res.vary('Accept-Encoding'), bytes);
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
