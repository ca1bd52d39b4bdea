import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTemporaryFolder } from '../temporary-folder.ts';

const execute = promisify(execFile);

/** A folder with `verdaccio` installed: 65 MB, so it is not a dependency. */
export const verdaccioFolder = process.env.VERDACCIO_FOLDER;

export interface Registry {
  url: string;
  /** Publishes a tarball. */
  publish(tarball: string): Promise<void>;
  /** A new empty folder whose npm uses only this registry. */
  emptyFolder(name: string): Promise<EmptyFolder>;
  close(): Promise<void>;
}

export interface EmptyFolder {
  path: string;
  env: Record<string, string>;
  /** Runs a shell command in it; returns its output. */
  run(line: string, env?: Record<string, string>): Promise<string>;
}

/** Verdaccio without packages. Everything else comes from npm's configured registry. */
export async function startRegistry(): Promise<Registry> {
  const folder = createTemporaryFolder();
  const url = `http://127.0.0.1:${await freePort()}`;
  const [upstream, certificates] = await Promise.all([npmSetting('registry'), npmSetting('cafile')]);
  // YAML is a superset of JSON
  await writeFile(join(folder.path, 'config.yaml'), JSON.stringify(settings(folder.path, upstream)));
  const stop = await startVerdaccio(folder.path, url, certificates);
  const home = await makeHome(folder.path, url);
  const env = { HOME: home, PATH: pathOfMachine(), npm_config_cache: join(home, 'cache') };
  const runIn =
    (cwd: string) =>
    async (line: string, more: Record<string, string> = {}) => {
      const { stdout } = await execute('sh', ['-c', line], { cwd, env: { ...env, ...more } });
      return stdout.trim();
    };
  return {
    url,
    async publish(tarball) {
      await runIn(folder.path)(`npm publish '${tarball}'`);
    },
    async emptyFolder(name) {
      const path = join(folder.path, name);
      await mkdir(path);
      return { path, env, run: runIn(path) };
    },
    async close() {
      await stop();
      await folder.remove();
    },
  };
}

function settings(folder: string, upstream: string): object {
  const everyone = { access: '$all', publish: '$all' };
  return {
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'htpasswd') } },
    uplinks: { upstream: { url: upstream, timeout: '60s', maxage: '60m' } },
    packages: { '@agent-market/*': everyone, '**': { access: '$all', proxy: 'upstream' } },
    web: { enable: false },
    log: { type: 'stdout', format: 'json', level: 'error' },
  };
}

async function startVerdaccio(
  folder: string,
  url: string,
  certificates: string,
): Promise<() => Promise<void>> {
  const program = join(verdaccioFolder ?? '', 'node_modules/verdaccio/bin/verdaccio');
  // like npm on most machines, it trusts the system's certificates
  const args = ['--use-system-ca', program, '--config', join(folder, 'config.yaml'), '--listen', url];
  const trusted = certificates === 'null' ? {} : { NODE_EXTRA_CA_CERTS: certificates };
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...trusted },
  });
  const ended = once(child, 'close');
  const ping = () =>
    fetch(`${url}/-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ping())) {
    if (child.exitCode !== null) throw new Error('Verdaccio has not started');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    child.kill();
    await ended;
  };
}

async function makeHome(folder: string, url: string): Promise<string> {
  const home = join(folder, 'home');
  await mkdir(home);
  // npm requires a token to publish, whatever the registry requires
  const lines = [
    `registry=${url}/`,
    `${url.replace('http:', '')}/:_authToken=none`,
    'audit=false',
    'fund=false',
  ];
  await writeFile(join(home, '.npmrc'), lines.join('\n'));
  return home;
}

async function npmSetting(name: string): Promise<string> {
  const { stdout } = await execute('npm', ['config', 'get', name]);
  return stdout.trim();
}

/** Without the folders that npm prepended. */
const pathOfMachine = () =>
  (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !/node_modules|runtime\/bin/.test(folder))
    .join(':');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
