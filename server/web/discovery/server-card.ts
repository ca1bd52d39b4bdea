import { PROTOCOL_VERSIONS } from '../../../shared/tools/protocol-versions.ts';
import { SERVER_IDENTITY } from '../../../shared/tools/server-identity.ts';
import { service } from '../../../shared/tools/tools.ts';
import { docsUrl, type ReferenceUrls } from '../reference/urls.ts';

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';
export const SERVER_CARD_TYPE = 'application/mcp-server-card+json';
export const SERVER_CARD_PATH = '/.well-known/mcp/server-card.json';

/** The card of the remote MCP server: what a client has to know before it connects. */
export function writeServerCard({ baseUrl, appUrl }: ReferenceUrls): string {
  return JSON.stringify({
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
  });
}
