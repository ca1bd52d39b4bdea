import { once } from 'node:events';
import { connect } from 'node:net';
import type { Config, EvmConfig } from '../server/config/config.ts';
import { callRpc } from './networks/json-rpc.ts';
import { SandboxError } from './sandbox-error.ts';
import type { Settings } from './settings.ts';

const TIMEOUT_MS = 5000;

export interface ExternalServices {
  /** The JWKS URL of an external issuer; empty if the sandbox has its own identity provider. */
  jwksUrl: string;
}

/** Checks that configured external services are reachable; throws a readable error otherwise. */
export async function checkExternalServices(
  config: Config,
  outside: Settings['external'],
): Promise<ExternalServices> {
  const { databaseUrl, solana, base, alt, redis, idp } = config;
  const [jwksUrl] = await Promise.all([
    outside.identity ? findJwksUrl(idp) : '',
    outside.database && checkDatabase(databaseUrl),
    outside.solana &&
      checkReachable('SOLANA_RPC_URL', solana.rpcUrl, () => callRpc(solana.rpcUrl, 'getGenesisHash')),
    outside.base && checkEvmNode('BASE', base),
    outside.alt && alt && checkEvmNode('ALT', alt),
    ...listRedisServers(redis).map((url) =>
      checkReachable('REDIS_URL', url, () => checkTcpPort(new URL(url))),
    ),
  ]);
  return { jwksUrl };
}

/** With sentinels, the URL has no host. */
function listRedisServers(redis: Config['redis']): readonly string[] {
  if (!redis) return [];
  return redis.sentinels.length > 0 ? redis.sentinels : redis.urls;
}

/** From the issuer's discovery document. */
async function findJwksUrl({ issuer, jwksUrl }: Config['idp']): Promise<string> {
  if (jwksUrl) return jwksUrl;
  const document = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  return checkReachable('IDP_ISSUER', issuer, async () => {
    const response = await fetch(document, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { jwks_uri: found } = (await response.json()) as { jwks_uri?: unknown };
    if (typeof found !== 'string') throw new Error(`${document} names no jwks_uri`);
    return found;
  });
}

async function checkDatabase(databaseUrl: string): Promise<void> {
  const { openDatabase } = await import('../server/composition/open-database.ts');
  await using _orm = await openDatabase(databaseUrl, { poolSize: 2 });
}

async function checkEvmNode(prefix: string, { rpcUrl, chainId }: EvmConfig): Promise<void> {
  const variable = `${prefix}_RPC_URL`;
  const found = Number(await checkReachable(variable, rpcUrl, () => callRpc<string>(rpcUrl, 'eth_chainId')));
  if (found === chainId) return;
  throw new SandboxError(
    `${variable} is a chain with id ${found}, but ${prefix}_CHAIN_ID says ${chainId}: correct one of them.`,
  );
}

/** Names only the host: RPC URLs often contain a key. */
async function checkReachable<T>(variable: string, address: string, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const what = `${variable} (${URL.parse(address)?.host}) cannot be used: ${describeFailure(error)}`;
    throw new SandboxError(`${what}. Correct it, or leave it out to use the sandbox's own.`);
  }
}

function describeFailure(error: unknown): string {
  const { cause, name, message } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return `no response within ${TIMEOUT_MS / 1000} seconds`;
  if (error instanceof SyntaxError) return 'its response is not JSON';
  return cause?.code ?? cause?.message ?? message;
}

async function checkTcpPort({ hostname, port }: URL): Promise<void> {
  const socket = connect({ host: hostname, port: Number(port || 6379), timeout: TIMEOUT_MS });
  socket.once('timeout', () => socket.destroy(new Error(`no response within ${TIMEOUT_MS / 1000} seconds`)));
  await once(socket, 'connect');
  socket.destroy();
}
