import express, { type Express, type RequestHandler } from 'express';
import { resolveRequestId } from './request-id.ts';

interface ApiAppOptions {
  /** The number of proxies in front of us. */
  trustProxy: number;
  /** To the operations of the contract. */
  operationHandler: RequestHandler;
  extend?: ((app: Express) => void) | undefined;
}

/** An Express application that passes every request to the operation handler. */
export function createApiApp({ trustProxy, operationHandler, extend }: ApiAppOptions): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false).set('trust proxy', trustProxy);
  extend?.(app);
  return app.use(operationHandler);
}

/** The path is on the other host. 308 preserves method and body. */
export function addRedirect(path: string, origin: string): (app: Express) => void {
  return (app) => {
    app.all(path, (req, res) => {
      const query = req.url.indexOf('?');
      // the query is repeated and may contain a credential
      res
        .setHeader('Cache-Control', 'no-store')
        .setHeader('X-Request-Id', resolveRequestId(req.headers['x-request-id']))
        .redirect(308, `${origin}${path}${query < 0 ? '' : req.url.slice(query)}`);
    });
  };
}
