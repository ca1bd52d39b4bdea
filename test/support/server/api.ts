import { Writable } from 'node:stream';
import { type AppOverrides, createApp } from '../../../server/app.ts';
import type { Parts } from '../../../server/composition/parts.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { createLogger, type LogLevel } from '../../../server/foundation/platform/log.ts';
import type { Operations } from '../../../server/operations/operations.ts';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';
import { type ApiResponse, type CallOptions, callApi } from './call.ts';
import { chainEnvironment, type TestEnvironment, testEnvironment } from './environment.ts';
import { AUDIENCE, startIdentityProvider, type TestIdentityProvider } from './identity-provider.ts';

export interface ApiOptions extends AppOverrides {
  /** Variables that differ from `testEnvironment`. */
  env?: TestEnvironment;
  /** Connects the server to the run's chains. */
  chains?: boolean;
  logLevel?: LogLevel;
  /** By default a new one. */
  database?: TestDatabase;
}

export interface Api {
  url: string;
  /** URL of the app, which serves MCP and OAuth. */
  appUrl: string;
  /** URL for operators. */
  internalUrl: string;
  parts: Parts;
  /** For in-process calls. */
  operations: Operations;
  database: TestDatabase;
  idp: TestIdentityProvider;
  /** The server's configuration, to start a second one like it. */
  env: TestEnvironment;
  call(method: string, path: string, options?: CallOptions): Promise<ApiResponse>;
  /** Everything logged so far, line by line. */
  readLog(): string[];
  /** Stops the server only; `close` stops the rest. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** The real server on a free port with its own database and identity provider; responses are validated. */
export async function startApi(options: ApiOptions = {}): Promise<Api> {
  const { env: changes = {}, chains = false, logLevel = 'info', database: given, ...overrides } = options;
  const [database, idp] = await Promise.all([given ?? createTestDatabase(), startIdentityProvider()]);
  const env = {
    ...testEnvironment(database.url),
    ...(chains && (await chainEnvironment())),
    IDP_ISSUER: idp.issuer,
    IDP_AUDIENCE: AUDIENCE,
    IDP_CLIENT_ID: 'agent-market',
    ...changes,
  };
  const lines: string[] = [];
  const log = createLogger({ level: logLevel, destination: createLineSink(lines) });
  const app = await createApp(loadConfig(env), { log, ...overrides });
  const ports = await app.start();
  const url = toUrl(ports.api);
  const stop = once(() => app.stop());
  return {
    url,
    appUrl: toUrl(ports.app),
    internalUrl: toUrl(ports.internal),
    parts: app.parts,
    operations: app.operations,
    database,
    idp,
    env,
    call: (method, path, call) => callApi(url, method, path, call),
    readLog: () => lines,
    stop,
    async close() {
      await stop();
      await Promise.all([database.drop(), idp.close()]);
    },
  };
}

const toUrl = (port: number | undefined) => `http://127.0.0.1:${port}`;

function once<T>(run: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= run();
    return result;
  };
}

/** Shown if TEST_LOG is set, to find out why a response is a 500. */
function createLineSink(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      if (process.env.TEST_LOG) process.stderr.write(chunk);
      done();
    },
  });
}
