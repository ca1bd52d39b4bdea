import { join } from 'node:path';
import { type Config, loadConfig } from '../server/config/config.ts';
import type { Environment } from '../server/config/read-values.ts';
import { createVariables, type Secrets } from './folder/secrets.ts';
import type { Settings } from './settings.ts';

export const DEFAULT_AUDIENCE = 'agent-market';
/** The operator of a local sandbox. */
export const OPERATOR_ID = 'operator';
const LOCALHOST = 'localhost';
const LOOPBACK_HOSTS = [LOCALHOST, '127.0.0.1', '::1'];

/** The parts that the sandbox has started, as environment variables of the server. */
export interface StartedServices {
  database: Record<string, string>;
  chains: Record<string, string>;
  identity: Record<string, string>;
  /** Defaults, if the user sets nothing else. */
  defaults: Record<string, string>;
}

/**
 * Configures the server by environment variables, as in production. The user's variables take precedence, except for
 * parts that the sandbox itself has started.
 */
export function buildServerConfig(
  env: Environment,
  { dir, ports, external, productionLimits }: Settings,
  secrets: Secrets['variables'],
  started: StartedServices,
): Config {
  const { PORT, APP_PORT, INTERNAL_PORT } = ports;
  return loadConfig({
    ...secrets,
    // a trial is not opened to the whole network
    HOST: LOCALHOST,
    WEBHOOK_ALLOW_LOOPBACK: isLocalOnly(env) ? '1' : '0',
    UPLOAD_DIR: join(dir, 'uploads'),
    IDP_AUDIENCE: DEFAULT_AUDIENCE,
    // anyone can sign in as anyone, so only on this machine
    ...(!external.identity && isLocalOnly(env) && { ADMIN_USER_IDS: OPERATOR_ID }),
    ...started.defaults,
    ...omitEmpty(env),
    ...(productionLimits && { RATE_LIMITS: 'on' }),
    PORT: String(PORT),
    APP_PORT: String(APP_PORT),
    INTERNAL_PORT: String(INTERNAL_PORT),
    ...started.database,
    ...started.chains,
    ...started.identity,
  });
}

/**
 * Reports problems of the user's variables before anything is started. Parts that are not started yet have
 * placeholders, and so have keys that are not read yet.
 */
export function checkEnvironment(
  env: Environment,
  settings: Settings,
  secrets: Secrets['variables'] = createVariables(),
): Config {
  const { database, solana, base, alt, identity } = settings.external;
  const address = 'http://127.0.0.1:1';
  const usdc = '0x0000000000000000000000000000000000000001';
  const evm = (prefix: string) => ({
    [`${prefix}_RPC_URL`]: address,
    [`${prefix}_CHAIN_ID`]: '1',
    [`${prefix}_USDC_ADDRESS`]: usdc,
  });
  const started = {
    database: database ? {} : { DATABASE_URL: 'postgres://sandbox@127.0.0.1:1/sandbox' },
    chains: {
      ...(solana
        ? {}
        : { SOLANA_RPC_URL: address, SOLANA_USDC_MINT: '1'.repeat(32), SOLANA_CLUSTER: 'local' }),
      ...(base ? {} : evm('BASE')),
      ...(alt ? {} : evm('ALT')),
    },
    identity: identity ? {} : { IDP_ISSUER: address },
    defaults: {},
  };
  return buildServerConfig(env, settings, secrets, started);
}

/** Then only local users can request webhooks, and may send them to this machine. */
function isLocalOnly({ HOST, NODE_ENV }: Environment): boolean {
  return LOOPBACK_HOSTS.includes(HOST?.trim() || LOCALHOST) && NODE_ENV?.trim() !== 'production';
}

/** Many tools set unused variables to an empty string, which must not hide a default. */
function omitEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}
