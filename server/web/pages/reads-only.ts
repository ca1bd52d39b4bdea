import type { RequestHandler, Router } from 'express';

const READ_METHODS = new Set(['GET', 'HEAD']);

/** Passes other methods on. A router would answer OPTIONS itself, which belongs to the operations at the same path. */
export function readsOnly(router: Router): RequestHandler {
  return (req, res, next) => (READ_METHODS.has(req.method) ? router(req, res, next) : next());
}
