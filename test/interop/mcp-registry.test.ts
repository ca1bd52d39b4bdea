import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROTOCOL_VERSIONS } from '../../shared/tools/protocol-versions.ts';
import { SERVER_IDENTITY } from '../../shared/tools/server-identity.ts';
import { type ApiWithAgent, startApiWithAgent } from '../support/market/api-with-agent.ts';

/** A folder with `server.schema.json` of the registry, and `server-card.schema.json` of the extension. */
const folder = process.env.MCP_SCHEMAS_FOLDER;

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const readRoot = (path: string) => readJson(new URL(`../../${path}`, import.meta.url).pathname);
const entry = readRoot('mcp/server.json');
const manifest = readRoot('mcp/package.json');

let api: ApiWithAgent;
beforeAll(async () => {
  api = await startApiWithAgent();
});
afterAll(() => api.close());

describe('the entry in the MCP registry', () => {
  it('is the package, in its version and under the name by which the registry verifies it', () => {
    expect(entry).toMatchObject({ ...SERVER_IDENTITY, version: manifest.version });
    expect(manifest.mcpName).toBe(entry.name);
    expect(entry.packages).toMatchObject([
      { registryType: 'npm', identifier: manifest.name, version: manifest.version },
    ]);
  });

  it('keeps the limits of the registry', () => {
    expect(entry.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(entry.description.length).toBeLessThanOrEqual(100);
    expect(entry.title.length).toBeLessThanOrEqual(100);
  });

  it.skipIf(!folder)("is valid by the registry's schema", () => {
    const ajv = new Ajv({ strict: false });
    addFormats.default(ajv);
    const validate = ajv.compile(readJson(join(folder ?? '', 'server.schema.json')));
    expect(validate(entry), JSON.stringify(validate.errors)).toBe(true);
  });
});

describe('the server card', () => {
  it.each([
    ['the API', () => api.url, '/.well-known/mcp/server-card.json'],
    ['the app', () => api.appUrl, '/.well-known/mcp/server-card.json'],
    ['the app', () => api.appUrl, '/mcp/server-card'],
  ])('is served on the host of %s at its path', async (_host, url, path) => {
    const response = await fetch(`${url()}${path}`);
    const { status, headers } = response;
    expect([status, headers.get('content-type')]).toEqual([200, 'application/mcp-server-card+json']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({
      ...SERVER_IDENTITY,
      remotes: [{ type: 'streamable-http', supportedProtocolVersions: [...PROTOCOL_VERSIONS] }],
    });
    const again = await fetch(`${url()}${path}`, {
      headers: { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it.skipIf(!folder)('is valid by the schema of the extension', async () => {
    const response = await fetch(`${api.appUrl}/.well-known/mcp/server-card.json`);
    const card = await response.json();
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const { $defs } = readJson(join(folder ?? '', 'server-card.schema.json'));
    const validate = ajv.compile({ $ref: '#/$defs/ServerCard', $defs });
    expect(validate(card), JSON.stringify(validate.errors)).toBe(true);
  });
});
