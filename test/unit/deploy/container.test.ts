import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { variables } from '../../../server/config/variables.ts';
import { GUIDES } from '../../../server/web/reference/guides.ts';

const ROOT = new URL('../../../', import.meta.url);
/** Besides the schema of Compose, which always counts. The order of keys is for the reader to follow. */
const RULES = {
  'no-duplicate-container-names': 2,
  'no-duplicate-exported-ports': 2,
  'no-unbound-port-interfaces': 2,
  'no-version-field': 2,
  'require-project-name-field': 2,
  'require-quotes-in-ports': [2, { quoteType: 'double' }],
  'service-container-name-regex': 2,
  'service-image-require-explicit-tag': 2,
  'no-build-and-image': 0,
  'no-quotes-in-volumes': 0,
  'service-dependencies-alphabetical-order': 0,
  'service-keys-order': 0,
  'service-ports-alphabetical-order': 0,
  'services-alphabetical-order': 0,
  'top-level-properties-order': 0,
};
/** Its own types cannot be read by those who import modules by their full names. */
interface Linted {
  messages: { rule: string; line: number }[];
}

const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

describe('the Dockerfile of PgBouncer', () => {
  const text = read('deploy/pgbouncer/Dockerfile');

  it('has no mistakes, and is not root', () => {
    expect(validate(text)).toEqual([]);
    expect(text).toContain('USER 1000:1000');
  });
});

describe('the Dockerfile', () => {
  const text = read('deploy/Dockerfile');

  it('has no mistakes', () => {
    expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  it('copies what is there, and every package of ours that the lock file names', () => {
    const sources = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list = '']) =>
      list.split(' '),
    );
    expect(sources.filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
    const ours = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'));
    expect(sources).toEqual(expect.arrayContaining(ours.map((path) => `${path}/package.json`)));
  });

  it('has every guide that the reference shows', () => {
    const [final = ''] = text.split(/^FROM /m).slice(-1);
    const copied = [...final.matchAll(/^COPY (?!--from)(\S+) \S+$/gm)].map(([, source = '']) => source);
    const missing = GUIDES.filter(
      ({ source }) => !copied.some((path) => source === path || source.startsWith(`${path}/`)),
    );
    expect(missing).toEqual([]);
  });

  it('runs as nobody special, on the Node that the server is made for', () => {
    expect(text.match(/^USER (.+)$/m)?.[1]).toBe('1000:1000');
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const bases = [...text.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
    expect(new Set(bases)).toEqual(new Set([read('.nvmrc').trim()]));
    expect(engines.node).toMatch(new RegExp(`^>=${bases[0]}\\.`));
  });
});

describe('compose.yaml', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true });

  it.each(['compose.yaml', 'compose.scale.yaml'])('%s has no mistakes', (name) => {
    const linter = new DCLinter({ rules: RULES, quiet: false, debug: false, exclude: [] });
    const file = fileURLToPath(new URL(`deploy/${name}`, ROOT));
    const results: Linted[] = linter.lintFiles([file], false);
    const found = results.flatMap(({ messages }) => messages.map(({ rule, line }) => `${line}: ${rule}`));
    expect(found).toEqual([]);
    expect(results).toHaveLength(1);
  });

  it('has two of each role, and all that they need', () => {
    expect(Object.keys(compose.services)).toEqual([
      'proxy',
      'api',
      'worker',
      'migrate',
      'postgres',
      'redis',
      's3',
      'bucket',
    ]);
    for (const role of ['api', 'worker']) {
      expect(compose.services[role]).toMatchObject({
        deploy: { replicas: 2 },
        environment: { ROLE: role, REDIS_URL: 'redis://redis:6379' },
        read_only: true,
      });
    }
  });

  it('scales with variables that the server reads, and services that there are', () => {
    const scale = parse(read('deploy/compose.scale.yaml'), { merge: true });
    const services = new Set([...Object.keys(compose.services), ...Object.keys(scale.services)]);
    for (const role of ['api', 'worker']) {
      const { environment } = scale.services[role];
      expect(Object.keys(environment).filter((name) => !(name in variables))).toEqual([]);
      const urls = Object.values<string>(environment).flatMap((value) => value.split(','));
      const hosts = urls.map((url) => new URL(url.replace(/\$\{[^}]+\}/, 'x')).hostname);
      expect(hosts.filter((host) => !services.has(host))).toEqual([]);
    }
    expect(scale.services.migrate.environment.DATABASE_DIRECT_URL).toContain('@postgres:5432/');
  });
});
