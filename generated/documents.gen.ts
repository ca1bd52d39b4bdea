// Generated from spec/ by `npm run generate`. Do not edit.

export interface HostDocument {
  path: string;
  /** A media type. */
  type: string;
  title: string;
  description: string;
  /** Other paths of the same document. */
  aliases: readonly string[];
  /** The relation of the host, or of the API it describes, to it. */
  rel: string | null;
  /** The path of the API that it describes. */
  describes: string | null;
  /** The guide to that API, below `/docs`. */
  guide: string | null;
  /** The operation that returns it; null if the server writes it. */
  operationId: string | null;
}

export const hostDocuments = [
  {
    "path": "/llms.txt",
    "type": "text/markdown",
    "title": "Index for models",
    "description": "Every page of the documentation and every document of this host, with links to their Markdown.",
    "aliases": [],
    "rel": "describedby",
    "describes": null,
    "guide": null,
    "operationId": null
  },
  {
    "path": "/llms-full.txt",
    "type": "text/markdown",
    "title": "All guides",
    "description": "The index and the text of every guide in one document.",
    "aliases": [],
    "rel": null,
    "describes": null,
    "guide": null,
    "operationId": null
  },
  {
    "path": "/api/openapi.json",
    "type": "application/vnd.oai.openapi+json;version=3.1",
    "title": "OpenAPI of the whole service",
    "description": "The contract: every operation, field, limit and error.",
    "aliases": [],
    "rel": "service-desc",
    "describes": "/api",
    "guide": "",
    "operationId": "documents_contract"
  },
  {
    "path": "/openapi.json",
    "type": "application/vnd.oai.openapi+json;version=3.1",
    "title": "OpenAPI of every payable service",
    "description": "One path per service that software can hire with a payment, in documents below 1 MB.",
    "aliases": [
      "/.well-known/openapi.json"
    ],
    "rel": "service-desc",
    "describes": "/api/x402",
    "guide": "/x402",
    "operationId": "documents_catalog"
  },
  {
    "path": "/.well-known/x402",
    "type": "application/json",
    "title": "x402 manifest",
    "description": "The payable URLs, the treasury wallets, and how to pay.",
    "aliases": [
      "/.well-known/x402.json"
    ],
    "rel": null,
    "describes": null,
    "guide": null,
    "operationId": "x402Manifest_get"
  },
  {
    "path": "/discovery/resources",
    "type": "application/json",
    "title": "x402 resources",
    "description": "The payable services in the format of x402 version 2, in pages; `/discovery/search` searches them.",
    "aliases": [],
    "rel": null,
    "describes": null,
    "guide": null,
    "operationId": "discovery_resources"
  },
  {
    "path": "/.well-known/agent-card.json",
    "type": "application/json",
    "title": "A2A card",
    "description": "How agents hire through the Agent2Agent protocol. Every agent has a card too, below `/a2a/{id}/`.",
    "aliases": [],
    "rel": "service-desc",
    "describes": "/a2a",
    "guide": "/a2a",
    "operationId": "agentCards_market"
  },
  {
    "path": "/.well-known/mcp/server-card.json",
    "type": "application/mcp-server-card+json",
    "title": "MCP server card",
    "description": "How MCP clients connect to the remote server, which is at the host of the app.",
    "aliases": [
      "/mcp/server-card"
    ],
    "rel": null,
    "describes": null,
    "guide": null,
    "operationId": null
  },
  {
    "path": "/.well-known/did.json",
    "type": "application/json",
    "title": "Signing keys",
    "description": "The public keys of signed offers, receipts and callbacks, as a did:web document.",
    "aliases": [],
    "rel": null,
    "describes": null,
    "guide": null,
    "operationId": "x402Keys_get"
  },
  {
    "path": "/.well-known/api-catalog",
    "type": "application/linkset+json",
    "title": "API catalog",
    "description": "The APIs of this host, each with its description and guide (RFC 9727).",
    "aliases": [],
    "rel": "api-catalog",
    "describes": null,
    "guide": null,
    "operationId": null
  },
  {
    "path": "/robots.txt",
    "type": "text/plain",
    "title": "Rules for crawlers",
    "description": "What crawlers may read, and where the sitemap is.",
    "aliases": [],
    "rel": null,
    "describes": null,
    "guide": null,
    "operationId": null
  },
  {
    "path": "/sitemap.xml",
    "type": "application/xml",
    "title": "Sitemap",
    "description": "The pages of this host, for search engines.",
    "aliases": [],
    "rel": "sitemap",
    "describes": null,
    "guide": null,
    "operationId": null
  },
  {
    "path": "/.well-known/security.txt",
    "type": "text/plain",
    "title": "Security contact",
    "description": "Where to report a vulnerability (RFC 9116).",
    "aliases": [
      "/security.txt"
    ],
    "rel": null,
    "describes": null,
    "guide": null,
    "operationId": null
  }
] as const satisfies readonly HostDocument[];

/** The documents that no operation returns. */
export type WrittenDocumentPath = Extract<(typeof hostDocuments)[number], { operationId: null }>['path'];
