import { type App, createApp } from '../server/app.ts';
import type { Environment } from '../server/config/read.ts';
import { type Config, loadConfig } from '../server/config.ts';
import type { OffsetClock } from '../server/platform/clock.ts';
import { restoreClock, TimeMachine } from './clock.ts';
import { bringUpToDate } from './database.ts';
import { checkEnvironment, serverEnvironment } from './environment.ts';
import { openFolder } from './folder/folder.ts';
import { keepSecrets } from './folder/secrets.ts';
import { openState } from './folder/state.ts';
import { type Addresses, addressesOf } from './http/addresses.ts';
import { Faucet } from './http/faucet.ts';
import { mountSandbox } from './http/mount.ts';
import { Accounts } from './identity/accounts.ts';
import { fundTreasuries, treasuryAddresses } from './networks/treasury.ts';
import { findJwksUrl, reachOutside } from './outside.ts';
import { type Local, startLocalParts } from './parts.ts';
import { settlePorts } from './ports.ts';
import type { Progress } from './progress.ts';
import { readSettings } from './settings.ts';

export interface SandboxOptions {
  env: Environment;
  /** Begin with an empty folder. */
  fresh: boolean;
  progress: Progress;
  /** Aborted when the person no longer wants it. */
  signal: AbortSignal;
}

export interface Sandbox {
  config: Config;
  addresses: Addresses;
  dir: string;
  stop(): Promise<void>;
}

/** How long the jobs that a moved clock set off may hold up its answer. */
const SETTLE_MS = 5000;

/** Starts everything, or throws with nothing left running. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  await using undo = new AsyncDisposableStack();
  const { env, fresh, progress, signal } = options;
  const given = readSettings(env);
  const settings = { ...given, ports: await settlePorts(given) };
  checkEnvironment(env, settings);

  progress.say(`Starting the sandbox in ${settings.dir}`);
  const folder = await openFolder(settings.dir, { fresh });
  undo.defer(() => folder.release());
  const secrets = keepSecrets(folder.path('secrets.json'));
  const db = openState(folder.path('state.sqlite'));
  undo.defer(() => db.close());
  const accounts = new Accounts(db);

  const local = await startLocalParts({ env, settings, folder, secrets, db, accounts, progress, undo });
  signal.throwIfAborted();
  const config = loadConfig(serverEnvironment(env, settings, secrets.variables, local.variables));
  const treasuries = treasuryAddresses(config);
  const [jwksUrl] = await Promise.all([
    local.identity?.jwksUrl ?? findJwksUrl(config.idp),
    reachOutside(config, settings.outside),
    progress.step('Tables and queues up to date', () => bringUpToDate(config.databaseUrl)),
    progress.step('Gas for the treasuries', () => fundTreasuries(local.chains, treasuries)),
  ]);
  signal.throwIfAborted();

  const addresses = addressesOf(config, treasuries, jwksUrl);
  const app = await progress.step('API, MCP and workers', async () => {
    const created = await createServer(config, { addresses, accounts, local, clock: restoreClock(db), db });
    undo.defer(() => created.stop());
    await created.start();
    return created;
  });
  app.parts.log.info({ role: config.role }, 'ready');
  const stack = undo.move();
  return { config, addresses, dir: settings.dir, stop: () => stack.disposeAsync() };
}

interface ServerParts {
  addresses: Addresses;
  accounts: Accounts;
  local: Local;
  clock: OffsetClock;
  db: ReturnType<typeof openState>;
}

/** The server of production, with the sandbox's clock and a few more paths. */
async function createServer(config: Config, parts: ServerParts): Promise<App> {
  const { addresses, accounts, clock, db } = parts;
  const { chains, identity } = parts.local;
  return createApp(config, {
    clock,
    extendPublic(app, { sweeps, relay, ...others }) {
      const runDue = async (now: Date) => {
        await sweeps.runDue(now);
        await relay.settle(SETTLE_MS);
      };
      const time = new TimeMachine({ clock, db, chains, runDue });
      const services = { addresses, accounts, faucet: new Faucet(chains), time, tokens: identity?.tokens };
      mountSandbox(app, { sweeps, relay, ...others }, services);
    },
  });
}
