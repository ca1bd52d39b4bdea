import type { RequestListener } from 'node:http';
import { routes } from '../../generated/routes.gen.ts';
import type { PreparedBody } from '../../server/contract/prepared-body.ts';
import { documentReply } from '../../server/market/catalog/document-reply.ts';
import { createPipeline } from '../pipeline/in-memory-pipeline.ts';
import { serveMeasured } from '../pipeline/serve-measured.ts';
import { makeDocuments } from './documents.ts';

const { contract, catalog } = await makeDocuments();

/** The bytes for each path and encoding, in memory. */
function createPlainListener(): RequestListener {
  const bodies: Record<string, PreparedBody> = {
    '/openapi.json': catalog.body,
    '/api/openapi.json': contract.body,
  };
  return (req, res) => {
    const taken = [req.headers['accept-encoding'] as 'br' | 'gzip'];
    const { encoding, bytes = Buffer.alloc(0) } = bodies[req.url ?? '']?.findEncoding(taken) ?? {
      encoding: undefined,
    };
    res.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': bytes.length,
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    res.end(bytes);
  };
}

/** Without the check for catalog changes, which needs the database. */
function createMarketListener(logFile: string): RequestListener {
  const packed = { documents_catalog: catalog, documents_contract: contract };
  return createPipeline(
    [...routes],
    ({ operationId }) =>
      async () =>
        documentReply(packed[operationId as keyof typeof packed]),
    logFile,
  );
}

const [contestant, logFile = ''] = process.argv.slice(2);
serveMeasured(contestant === 'plain' ? createPlainListener() : createMarketListener(logFile));
