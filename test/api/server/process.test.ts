import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import {
  createDatabaseForTest,
  createTestDatabase,
  type TestDatabase,
} from '../../support/database/database.ts';
import { eventually } from '../../support/eventually.ts';
import { findProgram } from '../../support/processes/programs.ts';
import { hasRedis, startRedis } from '../../support/processes/redis.ts';
import { NODE_COMPILE_CACHE, SERVER_SOURCE } from '../../support/processes/server-process.ts';
import { startTcpProxy } from '../../support/processes/tcp-proxy.ts';
import { MINIMAL_ENVIRONMENT } from '../../support/server/minimal-environment.ts';

let database: TestDatabase;
let program: string;
beforeAll(async () => {
  [database, program] = await Promise.all([createTestDatabase(), findProgram('server/main.ts')]);
});
afterAll(() => database.drop());

interface Running {
  child: ChildProcess;
  output: () => string;
  /** Its ports, once it is ready. */
  started: Promise<Record<string, number>>;
  /** Exit code, or the signal's name. */
  ended: Promise<number | string>;
}

function run(env: Record<string, string>, main = program): Running {
  const own = { PORT: '0', APP_PORT: '0', INTERNAL_PORT: '0', UPLOAD_DIR: inject('uploadFolder') };
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: {
      ...MINIMAL_ENVIRONMENT,
      ...own,
      DATABASE_URL: database.url,
      NODE_ENV: 'test',
      PATH,
      NODE_COMPILE_CACHE,
      ...env,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const { promise: started, resolve } = Promise.withResolvers<Record<string, number>>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      const ready = /^.*"msg":"ready".*$/m.exec(output);
      if (ready && output.endsWith('\n')) resolve(JSON.parse(ready[0]).ports);
    });
  }
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return { child, output: () => output, started, ended };
}

/** The end of the test is the only deadline. */
async function ready({ output, started, ended }: Running): Promise<Record<string, number>> {
  const failed = ended.then(() => {
    throw new Error(`It ended: ${output()}`);
  });
  return Promise.race([started, failed]);
}

describe('a process that cannot start says why in a sentence and ends with 1', () => {
  it('when a port is taken', async () => {
    const taken = createServer().listen(0);
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as AddressInfo;
    const server = run({ APP_PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(
      `Port ${port} is in use: stop what listens there, or set APP_PORT to another port.`,
    );
    expect(server.output()).not.toContain('    at ');
  });

  it('when the configuration is wrong', async () => {
    const server = run({ PORT: 'many', IDP_AUDIENCE: '' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PORT is "many"');
    expect(server.output()).toContain('IDP_AUDIENCE is missing');
  });

  it('when the database is not there', async () => {
    const server = run({ DATABASE_URL: 'postgres://app:canary@127.0.0.1:1/market' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('Nothing listens at 127.0.0.1:1');
    expect(server.output()).not.toContain('canary');
  });

  it('when migrations are pending', async () => {
    const own = await createDatabaseForTest();
    await own.query(`delete from mikro_orm_migrations where name like '0001%'`);
    const server = run({ DATABASE_URL: own.url });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('run `npm run db:migrate` first');
  });
});

const NOWHERE = {
  REDIS_URL: 'redis://127.0.0.1:1',
  IDP_ISSUER: 'http://127.0.0.1:1',
  UPLOAD_DIR: '/dev/null/files',
};

describe('a process that starts without', () => {
  it('Redis, identity provider and folder says so once each, serves the rest and stops', async () => {
    const server = run({ ROLE: 'api', LOG_LEVEL: 'debug', ...NOWHERE });
    const { api } = await ready(server);
    const lines = (text: string) =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes(text));
    const warnings = () => lines('"level":"warn"').map((line) => JSON.parse(line).msg as string);
    const about = (name: string) => warnings().filter((text) => text.includes(name));
    await eventually(() => {
      for (const name of Object.keys(NOWHERE)) expect(about(name), name).not.toEqual([]);
      expect(lines('dependency still unavailable').length).toBeGreaterThan(6);
    }, 20_000);
    expect(about('REDIS_URL')).toEqual([
      expect.stringMatching(
        /^Redis at 127\.0\.0\.1:1 is unavailable \(ECONNREFUSED\)\. Start it, or correct/,
      ),
    ]);
    expect(about('IDP_ISSUER')).toHaveLength(1);
    expect(about('UPLOAD_DIR')).toEqual([expect.stringContaining('/dev/null/files (ENOTDIR)')]);
    expect(warnings().length).toBeLessThanOrEqual(6);
    const answer = await fetch(`http://127.0.0.1:${api}/readyz`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { checks: { database: 'up', queue: 'down' } } });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it.runIf(hasRedis)('its queue is not ready as a worker until it is there, and stops in time', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.close());
    const proxy = await startTcpProxy(redis.url);
    onTestFinished(() => proxy.close());
    proxy.cut();
    const server = run({ ROLE: 'worker', SHUTDOWN_TIMEOUT_SECONDS: '5', REDIS_URL: proxy.url });
    const { internal } = await ready(server);
    const readiness = async () => (await fetch(`http://127.0.0.1:${internal}/readyz`)).status;
    expect(await readiness()).toBe(503);
    const told = () => server.output().split('correct REDIS_URL').length - 1;
    await eventually(() => expect(told()).toBe(1));
    proxy.restore();
    await eventually(async () => expect(await readiness()).toBe(200), 20_000);
    expect(server.output()).toContain('is available again"');
    proxy.cut();
    await eventually(() => expect(told()).toBe(2));
    server.child.kill('SIGTERM');
    expect(await server.ended, server.output()).toBe(0);
    expect(server.output()).not.toContain('ending anyway');
  });
});

describe('a running process', () => {
  it('ends at once on a second signal while it waits for a request', async () => {
    const server = run({});
    const { api = 0 } = await ready(server);
    const halfSent = connect(api, '127.0.0.1').on('error', () => {});
    halfSent.write('GET /healthz HTTP/1.1\r\n');
    expect((await fetch(`http://127.0.0.1:${api}/readyz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await eventually(() => expect(server.output()).toContain('"msg":"stopping"'));
    // those that follow at once are taken for the same Ctrl-C, passed on twice
    await eventually(() => {
      server.child.kill('SIGTERM');
      expect(server.child.exitCode).toBe(1);
    }, 20_000);
    halfSent.destroy();
  });

  it.each([
    ['all', 'PostgreSQL', ['api', 'app', 'internal'], 'SIGTERM'],
    ['api', 'Redis', ['api', 'app', 'internal'], 'SIGINT'],
    ['worker', 'Redis', ['internal'], 'SIGTERM'],
  ] as const)('works as %s, with its queue in %s, and ends cleanly', async (ROLE, queue, names, signal) => {
    const redis = queue === 'Redis' && hasRedis ? await startRedis() : undefined;
    onTestFinished(() => redis?.close());
    const env = { ROLE, ...(redis && { REDIS_URL: redis.url }) };
    const server = run(env, ROLE === 'all' ? SERVER_SOURCE : program);
    const ports = await ready(server);
    expect(Object.keys(ports)).toEqual(names);
    const answer = await fetch(`http://127.0.0.1:${ports.internal}/readyz`);
    expect(await answer.json()).toMatchObject({ data: { checks: { queue: 'up' } } });
    server.child.kill(signal);
    expect(await server.ended, server.output()).toBe(0);
  });
});
