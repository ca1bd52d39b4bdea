import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse as parseCookies } from 'cookie';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { middleware } from 'express-openapi-validator';
import { request as httpRequest } from 'undici';
import { loadContract } from '../../../server/contract/contract-document.ts';
import type { Gateway } from './gateway.ts';

/** `express-openapi-validator` in front of a server. */
export async function startExpressGateway(upstream: string): Promise<Gateway> {
  const app = express();
  app.use(express.json(), express.urlencoded(), readCookies);
  const apiSpec = { ...structuredClone(loadContract()), servers: [{ url: '/' }] };
  const validateRequests = { allowUnknownQueryParameters: true };
  app.use(middleware({ apiSpec: apiSpec as never, validateApiSpec: false, validateRequests }));
  app.use(createForwarder(upstream), handleError);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const readCookies: RequestHandler = (req, _res, next) => {
  req.cookies = parseCookies(req.headers.cookie ?? '');
  next();
};

/** JSON is serialized again, forms are not: the test checks whether a request gets this far. */
function createForwarder(upstream: string): RequestHandler {
  return async (req, res) => {
    const { host: _host, 'content-length': _length, ...headers } = req.headers;
    const { statusCode, body } = await httpRequest(`${upstream}${req.originalUrl}`, {
      method: req.method as 'GET',
      headers,
      body: req.is('json') ? JSON.stringify(req.body) : null,
    });
    res.status(statusCode).send(await body.text());
  };
}

const handleError: ErrorRequestHandler = (error, _req, res, _next) => {
  res
    .status(error.status ?? 500)
    .type('application/problem+json')
    .send(JSON.stringify(error.errors ?? String(error)));
};
