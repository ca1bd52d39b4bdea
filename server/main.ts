import { type App, createApp, StartupError } from './app.ts';
import { checkChains } from './composition/chains.ts';
import { watchExternalDependencies } from './composition/external-dependencies.ts';
import { checkVaults } from './composition/vaults.ts';
import { ConfigError, loadConfig } from './config/config.ts';
import { DatabaseError } from './foundation/db/database-error.ts';
import { logStrayRejections } from './foundation/platform/stray-rejections.ts';
import { findConsoleProblem } from './web/console/console-files.ts';
import { ListenError } from './web/http/listen.ts';

/** Errors that an operator can fix: logged as a sentence, without a stack. */
const OPERATOR_ERRORS = [ConfigError, DatabaseError, ListenError, StartupError];

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const app = await createApp(config);
  logStrayRejections(app.parts.log);
  stopOnSignals(app, config.shutdownTimeoutMs);
  try {
    await checkChains(app.parts.chains, app.parts.log);
    await checkVaults(app.parts.vaults, app.parts.log);
    const ports = await app.start();
    app.parts.log.info({ role: config.role, ports }, 'ready');
    const problem = config.role === 'worker' ? undefined : findConsoleProblem();
    if (problem) app.parts.log.warn(problem);
    watchExternalDependencies(config, app.parts.log);
  } catch (error) {
    await app.stop();
    throw error;
  }
}

/** One Ctrl-C may arrive twice: from the terminal, and forwarded by npm. */
const SIGNAL_DEBOUNCE_MS = 1000;

/** For requests that load balancers send before they notice that this process stops. */
const IDLE_CONNECTION_MS = 1000;

/** The first signal drains; a second one or the timeout exits at once. */
function stopOnSignals(app: App, timeoutMs: number): void {
  let stoppingSince: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SIGNAL_DEBOUNCE_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    app.parts.log.info({ signal }, 'stopping');
    setTimeout(() => {
      app.parts.log.error('not stopped in time, ending anyway');
      process.exit(1);
    }, timeoutMs).unref();
    app.stop(IDLE_CONNECTION_MS).then(
      () => process.exit(0),
      (err: unknown) => {
        app.parts.log.error({ err }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
}

main().catch((error: unknown) => {
  const explained = OPERATOR_ERRORS.some((kind) => error instanceof kind);
  console.error(explained ? (error as Error).message : error);
  process.exit(1);
});
