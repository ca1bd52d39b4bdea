import { once } from 'node:events';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { bundleForNextStart, findPrograms } from './load-program.ts';
import { Progress } from './progress.ts';

const USAGE = `npm start             starts the whole platform on this machine
npm start -- --fresh  the same with an empty data folder`;
/** npm forwards Ctrl-C to a process that already got it from the terminal. */
const REPEATED_SIGNAL_MS = 1000;
const STOP_TIMEOUT_MS = 25_000;
/** Errors that the user can fix: shown as a sentence, without a stack. */
const USER_FACING_ERRORS = ['SandboxError', 'ConfigError', 'DatabaseError', 'ListenError', 'StartupError'];

async function main(): Promise<void> {
  const { fresh, help } = parseArguments();
  if (help) return console.log(USAGE);
  const stopping = createStopSignal();
  // a closed terminal or pipe is not an error
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  // half of the start is compiling code, which the next start can skip
  enableCompileCache();
  const { loadPreparation, loadProgram } = findPrograms();
  const { prepareSandbox } = await loadPreparation();
  try {
    const prepared = await prepareSandbox({
      ...{ env: process.env, fresh, signal: stopping },
      progress: new Progress((line) => console.log(line)),
      checkExternalServices: async (...args) => (await loadProgram()).checkExternalServices(...args),
    });
    await using _undo = prepared.cleanup;
    const { startSandbox, formatWelcome } = await loadProgram();
    const sandbox = await startSandbox(prepared);
    if (!stopping.aborted) {
      console.log(formatWelcome(sandbox));
      flushCompileCache();
      bundleForNextStart();
      await once(stopping, 'abort');
    }
    await sandbox.stop();
  } catch (error) {
    // errors because of the stop are not failures
    if (error !== stopping.reason) throw error;
  }
  console.log('Stopped.');
  process.exit(0);
}

function parseArguments() {
  try {
    const boolean = { type: 'boolean', default: false } as const;
    return parseArgs({ options: { fresh: boolean, help: boolean } }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

/** Aborted by the first signal. A second one, or the timeout, exits at once. */
function createStopSignal(): AbortSignal {
  const controller = new AbortController();
  let since = 0;
  const onSignal = () => {
    if (controller.signal.aborted) {
      if (Date.now() - since > REPEATED_SIGNAL_MS) process.exit(1);
      return;
    }
    since = Date.now();
    console.log('\nStopping …');
    setTimeout(() => {
      console.error('Not stopped in time, ending anyway.');
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    controller.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  return controller.signal;
}

main().catch((error: unknown) => {
  const explained = error instanceof Error && USER_FACING_ERRORS.includes(error.name);
  console.error(explained ? `\n${error.message}` : error);
  process.exit(1);
});
