import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SandboxProcess, temporaryFolder } from '../../support/processes/sandbox-process.ts';

const folder = temporaryFolder();

afterAll(() => folder.remove());

async function listening(): Promise<{ server: Server; port: string }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: String((server.address() as { port: number }).port) };
}

async function refused(env: Record<string, string>, args: string[] = []): Promise<string> {
  const sandbox = new SandboxProcess(folder.dir, env, args);
  expect(await sandbox.exit).toBe(1);
  expect(sandbox.output).not.toMatch(/^\s+at /m);
  return sandbox.output;
}

test('every busy port is named with the variable that changes it', async () => {
  const [api, base] = await Promise.all([listening(), listening()]);
  const output = await refused({ PORT: api.port, SANDBOX_BASE_PORT: base.port });
  expect(output).toContain(`Port ${api.port}, for the API, is in use: stop what listens there, or set PORT`);
  expect(output).toContain(`Port ${base.port}, for the Base chain, is in use`);
  expect(output).toContain('set SANDBOX_BASE_PORT to another port');
  for (const { server } of [api, base]) server.close();
});

test('a wrong value is named with what it should be', async () => {
  const output = await refused({ SANDBOX_IDP_PORT: 'x', APP_PORT: '70000' });
  expect(output).toContain('SANDBOX_IDP_PORT is "x": it must be a port number');
  expect(output).toContain('APP_PORT is "70000": it must be a port number');
  expect(await refused({ REGISTER_PRICE_USD: '-1' })).toContain('REGISTER_PRICE_USD is "-1": it must be');
});

test('a folder that cannot be written', async () => {
  mkdirSync(join(folder.dir, '..'), { recursive: true });
  writeFileSync(join(folder.dir, '..', 'file'), '');
  const output = await refused({ SANDBOX_DIR: join(folder.dir, '..', 'file', 'data') });
  expect(output).toMatch(/The data folder .*file\/data cannot be written \(E\w+\): .* SANDBOX_DIR/);
});

test('a folder with files that are not ours is left as it is, also with --fresh', async () => {
  const foreign = join(folder.dir, '..', 'foreign');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'thesis.txt'), 'years of work');
  for (const args of [[], ['--fresh']]) {
    const output = await refused({ SANDBOX_DIR: foreign }, args);
    expect(output).toContain(`The folder ${foreign} holds files that are not a sandbox's`);
  }
  expect(readdirSync(foreign)).toEqual(['thesis.txt']);
});

test('parts that should stand elsewhere and do not', async () => {
  const { server, port } = await listening();
  server.close();
  const host = `127.0.0.1:${port}`;
  const [database, evm, solana] = await Promise.all([
    refused({ DATABASE_URL: `postgres://me:hunter2@${host}/market` }),
    refused({ BASE_RPC_URL: `http://${host}/hunter2`, BASE_USDC_ADDRESS: `0x${'1'.repeat(40)}` }),
    refused({ SOLANA_RPC_URL: `http://${host}/hunter2`, SOLANA_USDC_MINT: '1'.repeat(32) }),
  ]);
  expect(database).toContain(`Nothing listens at ${host}`);
  expect(evm).toContain(`BASE_RPC_URL (${host}) cannot be used: ECONNREFUSED`);
  expect(solana).toContain(`SOLANA_RPC_URL (${host}) cannot be used: ECONNREFUSED`);
  expect(database + evm + solana).not.toContain('hunter2');
});
