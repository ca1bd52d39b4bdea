import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

export const AUDIENCE = 'agent-market';

export interface TestIdentityProvider {
  issuer: string;
  jwksUrl: string;
  /** How often the keys were fetched. */
  countKeyRequests(): number;
  /** A valid access token, unless `claims` change it. */
  signToken(claims: JWTPayload & { sub: string }, typ?: string): Promise<string>;
  /** The current public key. */
  publicKey(): JWK;
  /** Stops responding, until the file ends. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

interface SigningKey {
  privateKey: CryptoKey;
  jwk: JWK;
}

/** Creating an RSA key takes longer than starting the server, so all issuers of a process share one. */
let key: Promise<SigningKey> | undefined;

/** An OIDC issuer on a free port: discovery, keys, and tokens signed on demand. */
export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  key ??= createKey('key-1');
  const { privateKey, jwk } = await key;
  let keyRequests = 0;
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/jwks') {
      keyRequests++;
      response.end(JSON.stringify({ keys: [jwk] }));
    } else if (request.url === '/.well-known/openid-configuration') {
      response.end(JSON.stringify({ issuer, jwks_uri: jwksUrl }));
    } else response.writeHead(404).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const jwksUrl = `${issuer}/jwks`;
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((done) => server.close(done));
  };
  return {
    issuer,
    jwksUrl,
    countKeyRequests: () => keyRequests,
    publicKey: () => jwk,
    signToken(claims, typ = 'at+jwt') {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ iss: issuer, aud: AUDIENCE, iat: now, exp: now + 600, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: jwk.kid as string, typ })
        .sign(privateKey);
    },
    stop: close,
    close,
  };
}

async function createKey(kid: string): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}
