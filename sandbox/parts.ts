import type { Environment } from '../server/config/read.ts';
import type { Network } from '../server/foundation/platform/networks.ts';
import { startDatabase } from './database.ts';
import { DEFAULT_AUDIENCE, type Started } from './environment.ts';
import type { Kept } from './folder/kept.ts';
import type { IdentityProvider } from './identity/provider.ts';
import { startLocalEvm } from './networks/evm.ts';
import type { LocalChain, LocalChains } from './networks/network.ts';
import { startLocalSolana } from './networks/solana.ts';
import type { Progress } from './progress.ts';
import { SandboxError } from './sandbox-error.ts';
import type { Settings } from './settings.ts';

export interface Local {
  chains: LocalChains;
  identity: IdentityProvider | undefined;
  /** What the server must be told of all these. */
  variables: Started;
}

export interface LocalOptions {
  env: Environment;
  settings: Settings;
  kept: Kept;
  progress: Progress;
  /** Gets the way back of each part as it starts. */
  undo: AsyncDisposableStack;
}

interface Closeable {
  close(): Promise<void>;
}

/** Starts, all at once, what the environment does not say stands elsewhere. */
export async function startLocalParts(options: LocalOptions): Promise<Local> {
  const { settings, progress, undo } = options;
  const { ports, outside } = settings;
  const { folder } = options.kept;
  const start = async <T extends Closeable>(isOutside: boolean, what: string, work: () => Promise<T>) => {
    if (isOutside) return undefined;
    const part = await progress.step(what, work).catch(asSentence);
    undo.defer(() => part.close());
    return part;
  };
  const starting = [
    start(outside.database, 'PostgreSQL', () => startDatabase(folder)),
    start(outside.identity, 'Identity provider', () => startIdentity(options)),
    start(outside.solana, 'Solana chain', () =>
      startLocalSolana({ port: ports.SANDBOX_SOLANA_PORT, dataDir: folder.path('solana') }),
    ),
    start(outside.base, 'Base chain', () =>
      startLocalEvm('base-mainnet', { port: ports.SANDBOX_BASE_PORT, dataDir: folder.path('base') }),
    ),
    start(outside.alt, 'alt chain', () =>
      startLocalEvm('alt-mainnet', { port: ports.SANDBOX_ALT_PORT, dataDir: folder.path('alt') }),
    ),
  ] as const;
  // all have started or failed before anything is undone
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

/** The parts throw plain errors for what they can explain; of another kind are only mistakes of ours. */
function asSentence(error: unknown): never {
  const isPlain = error instanceof Error && error.constructor === Error;
  throw isPlain ? new SandboxError(error.message, { cause: error }) : error;
}

async function startIdentity({ env, settings, kept, progress }: LocalOptions) {
  const { secrets, accounts, db } = kept;
  const { startIdentityProvider } = await import('./identity/provider.ts');
  return startIdentityProvider({
    port: settings.ports.SANDBOX_IDP_PORT,
    audience: env.IDP_AUDIENCE?.trim() || DEFAULT_AUDIENCE,
    baseUrl: env.BASE_URL?.trim() || `http://localhost:${settings.ports.PORT}`,
    appUrl: env.APP_URL?.trim() || `http://localhost:${settings.ports.APP_PORT}`,
    secrets: secrets.identity,
    accounts,
    db,
    onError: (error) => progress.say(`identity provider: ${error instanceof Error ? error.stack : error}`),
  });
}
