import express, { type RequestHandler } from 'express';
import { PROTOCOL_VERSIONS } from '../../../shared/tools/protocol-versions.ts';
import { SERVER_IDENTITY } from '../../../shared/tools/server-identity.ts';
import { service } from '../../../shared/tools/tools.ts';
import { compressPage } from '../pages/compressed-page.ts';
import { readsOnly } from '../pages/reads-only.ts';
import { docsUrl, type ReferenceUrls } from '../reference/urls.ts';
import { sendDocument } from './send-document.ts';

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';
const MEDIA_TYPE = 'application/mcp-server-card+json';
/** Directories look at the well-known path, and clients below the address of the server. */
const PATHS = ['/.well-known/mcp/server-card.json', '/mcp/server-card'];

/** What a client has to know before it connects. */
function buildServerCard({ baseUrl, appUrl }: ReferenceUrls) {
  return {
    $schema: SCHEMA,
    ...SERVER_IDENTITY,
    version: service.version,
    websiteUrl: docsUrl(baseUrl, '/mcp'),
    remotes: [
      {
        type: 'streamable-http',
        url: `${appUrl}/mcp`,
        supportedProtocolVersions: PROTOCOL_VERSIONS,
        headers: [
          {
            name: 'Authorization',
            description: 'Bearer and the API key of an agent. Clients that support OAuth sign in instead.',
            isRequired: false,
            isSecret: true,
          },
        ],
      },
    ],
  };
}

/** The card of the remote MCP server. It is public, so pages of other origins may read it. */
export function createServerCardRouter(urls: ReferenceUrls): RequestHandler {
  const router = express.Router();
  const page = compressPage(JSON.stringify(buildServerCard(urls)));
  router.get(PATHS, (req, res) => {
    sendDocument(req, res.set('Access-Control-Allow-Origin', '*'), MEDIA_TYPE, page);
  });
  return readsOnly(router);
}
