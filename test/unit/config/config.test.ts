import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, loadDirectDatabaseUrl } from '../../../server/config/config.ts';
import { variables } from '../../../server/config/variables.ts';
import { evmSecret, MINIMAL_ENVIRONMENT, solanaSecret } from '../../support/server/minimal-environment.ts';

function problemsOf(overrides: Record<string, string | undefined>): readonly string[] {
  try {
    loadConfig({ ...MINIMAL_ENVIRONMENT, ...overrides });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('a sound environment', () => {
  it('is read into values, with defaults for the rest', () => {
    expect(loadConfig(MINIMAL_ENVIRONMENT)).toMatchObject({
      environment: 'development',
      role: 'all',
      hosts: { public: undefined, internal: 'localhost' },
      ports: { api: 3000, app: 3001, internal: 3002 },
      baseUrl: 'http://localhost:3000',
      appUrl: 'http://localhost:3001',
      databasePoolSize: 10,
      redis: undefined,
      trustProxy: 0,
      solana: {
        network: 'solana-mainnet',
        cluster: 'mainnet-beta',
        acceptCommitment: 'confirmed',
        priorityFeeMicroLamports: 0,
      },
      base: { network: 'base-mainnet', chainId: 8453, acceptConfirmations: 1, payoutFinality: 'finalized' },
      alt: undefined,
      idp: { issuer: 'https://login.example.com/', algorithms: ['RS256', 'ES256'] },
      admin: { apiKey: undefined, userIds: [] },
      rateLimits: true,
      webhookAllowLoopback: false,
      registerPrice: 1_000_000n,
      shutdownTimeoutMs: 25_000,
      uploads: { dir: './uploads', s3: undefined },
    });
  });

  it('takes an empty variable for an unset one', () => {
    expect(loadConfig({ ...MINIMAL_ENVIRONMENT, PORT: '', REDIS_URL: ' ' })).toMatchObject({
      ports: { api: 3000 },
    });
    expect(problemsOf({ IDP_AUDIENCE: '' })).toEqual(['IDP_AUDIENCE is missing: set it to a text.']);
  });

  it('reads a Solana key from base58 and from the array of a keypair file', () => {
    expect(loadConfig(MINIMAL_ENVIRONMENT).solana.treasuryKey).toEqual(solanaSecret);
    const fromFile = loadConfig({
      ...MINIMAL_ENVIRONMENT,
      SOLANA_TREASURY_KEY: JSON.stringify([...solanaSecret]),
    });
    expect(fromFile.solana.treasuryKey).toEqual(solanaSecret);
  });

  it('reads master keys by version', () => {
    const keys = [7, 2].map((version) => `${version}:${randomBytes(32).toString('base64')}`);
    expect([
      ...loadConfig({ ...MINIMAL_ENVIRONMENT, MASTER_KEYS: keys.join(', ') }).masterKeys.keys(),
    ]).toEqual([7, 2]);
  });

  it('offers the third network when all of it is given', () => {
    const alt = {
      ALT_RPC_URL: 'http://localhost:8546',
      ALT_CHAIN_ID: '84533',
      ALT_USDC_ADDRESS: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
      ALT_TREASURY_KEY: evmSecret,
    };
    expect(loadConfig({ ...MINIMAL_ENVIRONMENT, ...alt }).alt).toMatchObject({
      network: 'alt-mainnet',
      chainId: 84533,
      usdc: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    });
  });

  it('needs nothing but the address of the database for database commands', () => {
    expect(loadDirectDatabaseUrl({ DATABASE_URL: MINIMAL_ENVIRONMENT.DATABASE_URL })).toBe(
      MINIMAL_ENVIRONMENT.DATABASE_URL,
    );
    expect(() => loadDirectDatabaseUrl({})).toThrow('DATABASE_URL is missing: set it to postgres://');
  });

  it('takes database commands past a pooler', () => {
    const direct = 'postgres://market@db:5432/market';
    const env = { ...MINIMAL_ENVIRONMENT, DATABASE_DIRECT_URL: direct };
    expect(loadDirectDatabaseUrl(env)).toBe(direct);
    expect(loadConfig(env)).toMatchObject({
      databaseUrl: MINIMAL_ENVIRONMENT.DATABASE_URL,
      directDatabaseUrl: direct,
    });
    expect(() => loadDirectDatabaseUrl({ ...env, DATABASE_DIRECT_URL: 'db:5432' })).toThrow(
      'DATABASE_DIRECT_URL',
    );
  });

  it('reads where Redis is: one server, a cluster, or sentinels', () => {
    const redisOf = (env: object) => loadConfig({ ...MINIMAL_ENVIRONMENT, ...env }).redis;
    const urls = ['redis://a:6379', 'redis://b:6379'];
    expect(redisOf({ REDIS_URL: urls[0] })).toEqual({ urls: [urls[0]], isCluster: false, sentinels: [] });
    expect(redisOf({ REDIS_URL: urls[0], REDIS_CLUSTER: '1' })).toMatchObject({ isCluster: true });
    expect(redisOf({ REDIS_URL: urls.join(',') })).toEqual({ urls, isCluster: true, sentinels: [] });
    const sentinels = { REDIS_SENTINELS: 'redis://s1:26379, redis://s2:26379' };
    expect(redisOf({ REDIS_URL: 'redis://mymaster', ...sentinels })).toMatchObject({
      sentinels: ['redis://s1:26379', 'redis://s2:26379'],
    });
    expect(() => redisOf(sentinels)).toThrow('REDIS_URL is missing: with REDIS_SENTINELS');
    expect(() => redisOf({ REDIS_URL: urls.join(','), ...sentinels })).toThrow('exclude each other');
  });

  it('reads a list of replicas, and rejects one that is no address', () => {
    const urls = ['postgres://market@a/market', 'postgres://market@b/market'];
    const env = (text: string) => ({ ...MINIMAL_ENVIRONMENT, DATABASE_REPLICA_URLS: text });
    expect(loadConfig(env(urls.join(', '))).replicas).toEqual({ urls, waitMs: 100 });
    expect(loadConfig(MINIMAL_ENVIRONMENT).replicas.urls).toEqual([]);
    expect(() => loadConfig(env(`${urls[0]},b:5432`))).toThrow('DATABASE_REPLICA_URLS');
  });
});

describe('a wrong environment', () => {
  it.each([
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['APP_PORT', '-1'],
    ['ROLE', 'API'],
    ['NODE_ENV', 'staging'],
    ['BASE_URL', 'api.example.com'],
    ['BASE_URL', 'https://api.example.com/?a=1'],
    ['BASE_URL', 'ftp://api.example.com'],
    ['DATABASE_URL', 'mysql://localhost/market'],
    ['DATABASE_URL', 'postgres://localhost:5432'],
    ['DATABASE_URL', 'localhost:5432/market'],
    ['DATABASE_POOL_SIZE', '1'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['SOLANA_RPC_URL', 'ws://localhost'],
    ['SOLANA_CLUSTER', 'mainnet'],
    ['SOLANA_USDC_MINT', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    ['SOLANA_USDC_MINT', 'EPjFWdd5'],
    ['SOLANA_TREASURY_KEY', 'abc'],
    ['SOLANA_TREASURY_KEY', '[1,2,3]'],
    ['SOLANA_TREASURY_KEY', JSON.stringify([...solanaSecret].map((byte) => byte + 256))],
    ['SOLANA_TREASURY_KEY', JSON.stringify([...solanaSecret].reverse())],
    ['BASE_CHAIN_ID', '0x2105'],
    ['BASE_USDC_ADDRESS', '0x833589FCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    ['BASE_USDC_ADDRESS', '0x1234'],
    ['BASE_TREASURY_KEY', '1'.repeat(64)],
    ['BASE_TREASURY_KEY', `0x${'0'.repeat(64)}`],
    ['BASE_TREASURY_KEY', `0x${'f'.repeat(64)}`],
    ['BASE_PAYOUT_FINALITY', 'latest'],
    ['IDP_ISSUER', 'login.example.com'],
    ['IDP_ALGORITHMS', 'none'],
    ['IDP_ALGORITHMS', 'RS256,HS256'],
    ['IDP_ALGORITHMS', ','],
    ['ADMIN_API_KEY', 'short'],
    ['MASTER_KEYS', randomBytes(32).toString('base64')],
    ['MASTER_KEYS', `1:${randomBytes(16).toString('base64')}`],
    ['MASTER_KEYS', `${MINIMAL_ENVIRONMENT.MASTER_KEYS},${MINIMAL_ENVIRONMENT.MASTER_KEYS}`],
    ['LOOKUP_KEY', randomBytes(31).toString('base64')],
    ['LOOKUP_KEY', 'not base64 at all'],
    ['TRUST_PROXY', 'true'],
    ['RATE_LIMITS', 'no'],
    ['WEBHOOK_ALLOW_LOOPBACK', 'yes'],
    ['REGISTER_PRICE_USD', '0'],
    ['REGISTER_PRICE_USD', '1e3'],
    ['SHUTDOWN_TIMEOUT_SECONDS', '0'],
    ['LOG_LEVEL', 'verbose'],
  ] as const)('%s=%s is refused by a sentence that names it', (name, value) => {
    const { parser, secret } = variables[name];
    const [problem, ...others] = problemsOf({ [name]: value });
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${name} is .*: it must be `));
    expect(problem).toContain(parser.expected);
    expect(problem?.includes(JSON.stringify(value))).toBe(!secret);
  });

  it('lists every missing variable at once', () => {
    const problems = problemsOf(
      Object.fromEntries(Object.keys(MINIMAL_ENVIRONMENT).map((name) => [name, undefined])),
    );
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual(
      Object.keys(MINIMAL_ENVIRONMENT).sort(),
    );
  });

  it('reports problems of single variables and between variables together', () => {
    const problems = problemsOf({ LOG_LEVEL: 'loud', ALT_CHAIN_ID: '84533', APP_PORT: '3000' });
    expect(problems).toHaveLength(5);
    expect(problems.join('\n')).toContain(
      'ALT_RPC_URL is missing: alt-mainnet needs it because ALT_CHAIN_ID is set',
    );
    expect(problems.join('\n')).toContain('APP_PORT is 3000, the same as PORT');
  });

  it('lets several ports be 0', () => {
    expect(problemsOf({ PORT: '0', APP_PORT: '0', INTERNAL_PORT: '0' })).toEqual([]);
  });

  it('asks for one key of each treasury, and for KMS where one is there', () => {
    const kms = { KMS_REGION: 'eu-central-1', KMS_ACCESS_KEY_ID: 'id', KMS_SECRET_ACCESS_KEY: 'secret' };
    const inKms = { BASE_TREASURY_KEY: '', BASE_TREASURY_KMS_KEY: 'alias/base' };
    expect(problemsOf({ ...inKms, ...kms })).toEqual([]);
    expect(problemsOf(inKms).map((problem) => problem.split(' ')[0])).toEqual(Object.keys(kms));
    expect(problemsOf({ ...kms, ...inKms, BASE_TREASURY_KEY: evmSecret })).toEqual([
      expect.stringContaining('BASE_TREASURY_KEY and BASE_TREASURY_KMS_KEY are both set'),
    ]);
    expect(problemsOf({ BASE_TREASURY_KEY: '' })).toEqual([
      expect.stringContaining('or set BASE_TREASURY_KMS_KEY'),
    ]);
    const alt = {
      ALT_RPC_URL: 'http://localhost:1',
      ALT_CHAIN_ID: '1',
      ALT_USDC_ADDRESS: MINIMAL_ENVIRONMENT.BASE_USDC_ADDRESS,
    };
    expect(problemsOf({ ...kms, ...alt, ALT_TREASURY_KMS_KEY: 'alias/alt' })).toEqual([]);
  });

  it('asks for the whole of S3 or none of it', () => {
    expect(problemsOf({ S3_BUCKET: 'files' })).toHaveLength(3);
  });

  it('never repeats a secret', () => {
    const secrets = Object.entries(variables).filter(([, variable]) => variable.secret);
    const canaries = Object.fromEntries(secrets.map(([name]) => [name, `canary of ${name}`]));
    const text = problemsOf(canaries).join('\n');
    expect(text).toContain('MASTER_KEYS is (not shown, it is secret)');
    expect(text).not.toContain('canary');
  });
});

describe('production', () => {
  const production = {
    NODE_ENV: 'production',
    BASE_URL: 'https://api.example.com/',
    APP_URL: 'https://app.example.com',
  };

  it('starts with public addresses', () => {
    expect(loadConfig({ ...MINIMAL_ENVIRONMENT, ...production }).baseUrl).toBe('https://api.example.com');
  });

  it('refuses what only a sandbox may do', () => {
    const problems = problemsOf({ ...production, RATE_LIMITS: 'off', WEBHOOK_ALLOW_LOOPBACK: '1' });
    expect(problems).toEqual([
      'RATE_LIMITS is "off": with NODE_ENV=production it must be on.',
      'WEBHOOK_ALLOW_LOOPBACK is "1": with NODE_ENV=production it must be 0.',
    ]);
    expect(problemsOf({ RATE_LIMITS: 'off', WEBHOOK_ALLOW_LOOPBACK: '1' })).toEqual([]);
  });

  it('refuses public addresses without TLS', () => {
    const plain = { BASE_URL: 'http://api.example.com', APP_URL: 'http://app.example.com' };
    expect(problemsOf({ ...production, ...plain })).toEqual([
      'BASE_URL is "http://api.example.com": with NODE_ENV=production it must start with https://.',
      'APP_URL is "http://app.example.com": with NODE_ENV=production it must start with https://.',
    ]);
    expect(problemsOf(plain)).toEqual([]);
  });

  it('asks for the public addresses', () => {
    expect(problemsOf({ NODE_ENV: 'production' }).map((problem) => problem.split(' ')[0])).toEqual([
      'BASE_URL',
      'APP_URL',
    ]);
  });
});
