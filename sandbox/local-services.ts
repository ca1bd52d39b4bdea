import type { Network } from '../server/foundation/platform/networks.ts';
import { DEFAULT_AUDIENCE, type StartedServices } from './environment.ts';
import type { IdentityProvider } from './identity/provider.ts';
import { startLocalEvm } from './networks/evm.ts';
import type { LocalChain, LocalChains } from './networks/local-chain.ts';
import { startLocalSolana } from './networks/solana.ts';
import type { Treasuries } from './networks/treasury.ts';
import type { PreparedSandbox } from './prepare.ts';
import { toSandboxError } from './sandbox-error.ts';

export interface LocalServices {
  chains: LocalChains;
  identity: IdentityProvider | undefined;
  /** The server's variables for all these. */
  variables: StartedServices;
}

export interface LocalServiceOptions extends PreparedSandbox {
  /** Funded on each chain that has started, while the database may still be prepared. */
  treasuries: Treasuries;
}

interface Closeable {
  close(): Promise<void>;
}

/** Starts, in parallel, what the environment does not configure as external, and migrates the database. */
export async function startLocalServices(options: LocalServiceOptions): Promise<LocalServices> {
  const { settings, progress, cleanup } = options;
  const { ports, external } = settings;
  const { folder } = options.state;
  const start = async <T extends Closeable>(isOutside: boolean, what: string, work: () => Promise<T>) => {
    if (isOutside) return undefined;
    const part = await progress.runStep(what, work).catch(toSandboxError);
    cleanup.defer(() => part.close());
    return part;
  };
  const migrateDatabase = async () => {
    const { migrate } = await import('../server/commands/migrate.ts');
    const database = await options.database;
    const url = database?.url ?? options.databaseUrl;
    await progress.runStep('Tables and queues up to date', () => migrate(url));
    return database;
  };
  const startChain = async (isOutside: boolean, what: string, work: () => Promise<LocalChain>) => {
    const chain = await start(isOutside, what, work);
    if (chain) await options.treasuries.fund(chain);
    return chain;
  };
  const starting = [
    migrateDatabase(),
    start(external.identity, 'Identity provider', () => startIdentity(options)),
    startChain(external.solana, 'Solana chain', () =>
      startLocalSolana({ port: ports.SANDBOX_SOLANA_PORT, dataDir: folder.path('solana') }),
    ),
    startChain(external.base, 'Base chain', () =>
      startLocalEvm('base-mainnet', { port: ports.SANDBOX_BASE_PORT, dataDir: folder.path('base') }),
    ),
    startChain(external.alt, 'alt chain', () =>
      startLocalEvm('alt-mainnet', { port: ports.SANDBOX_ALT_PORT, dataDir: folder.path('alt') }),
    ),
  ] as const;
  // all have started or failed before anything is cleaned up
  await Promise.allSettled(starting);
  const [database, identity, ...chains] = await Promise.all(starting);
  const running = chains.filter((chain) => chain !== undefined);
  return {
    chains: new Map<Network, LocalChain>(running.map((chain) => [chain.network, chain])),
    identity,
    variables: {
      database: database ? { DATABASE_URL: database.url } : {},
      chains: Object.assign({}, ...running.map(({ variables }) => variables)),
      defaults: Object.assign({}, ...running.map(({ defaults }) => defaults)),
      identity: identity
        ? {
            IDP_ISSUER: identity.issuer,
            IDP_JWKS_URL: identity.jwksUrl,
            IDP_CLIENT_ID: identity.clientId,
            IDP_CONSOLE_CLIENT_ID: identity.clientId,
          }
        : {},
    },
  };
}

async function startIdentity({ env, settings, state, progress }: LocalServiceOptions) {
  const { accounts, db, secrets } = state;
  const { startIdentityProvider } = await import('./identity/provider.ts');
  return startIdentityProvider({
    port: settings.ports.SANDBOX_IDP_PORT,
    audience: env.IDP_AUDIENCE?.trim() || DEFAULT_AUDIENCE,
    baseUrl: env.BASE_URL?.trim() || `http://localhost:${settings.ports.PORT}`,
    appUrl: env.APP_URL?.trim() || `http://localhost:${settings.ports.APP_PORT}`,
    secrets: secrets.identity,
    accounts,
    db,
    onError: (error) => progress.print(`identity provider: ${error instanceof Error ? error.stack : error}`),
  });
}
