import { join } from 'node:path';
import { type Config, loadConfig } from '../server/config/config.ts';
import type { Environment } from '../server/config/read-values.ts';
import { createVariables, type Secrets } from './folder/secrets.ts';
import type { Settings } from './settings.ts';

export const DEFAULT_AUDIENCE = 'agent-market';
const LOCALHOST = 'localhost';
const LOOPBACK_HOSTS = [LOCALHOST, '127.0.0.1', '::1'];

/** The parts the sandbox has started, each as the variables by which a server would be told of it. */
export interface StartedServices {
  database: Record<string, string>;
  chains: Record<string, string>;
  identity: Record<string, string>;
  /** Counts where the person says nothing else. */
  defaults: Record<string, string>;
}

/**
 * Configures the server by an environment, as in production. The person's own variables count where they are set, but
 * for what describes a part that the sandbox itself has started.
 */
export function buildServerConfig(
  env: Environment,
  { dir, ports }: Settings,
  secrets: Secrets['variables'],
  started: StartedServices,
): Config {
  const { PORT, APP_PORT, INTERNAL_PORT } = ports;
  return loadConfig({
    ...secrets,
    // who tries it out does not open it to everybody in the same network
    HOST: LOCALHOST,
    WEBHOOK_ALLOW_LOOPBACK: isLocalOnly(env) ? '1' : '0',
    UPLOAD_DIR: join(dir, 'uploads'),
    IDP_AUDIENCE: DEFAULT_AUDIENCE,
    ...started.defaults,
    ...omitEmpty(env),
    PORT: String(PORT),
    APP_PORT: String(APP_PORT),
    INTERNAL_PORT: String(INTERNAL_PORT),
    ...started.database,
    ...started.chains,
    ...started.identity,
  });
}

/**
 * Tells what is wrong with the person's variables while nothing is started yet. What the sandbox is still to start
 * has a stand-in in the answer.
 */
export function checkEnvironment(env: Environment, settings: Settings): Config {
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
  return buildServerConfig(env, settings, createVariables(), started);
}

/** Only whoever sits at this machine can ask for webhooks then, and may have them sent to it. */
function isLocalOnly({ HOST, NODE_ENV }: Environment): boolean {
  return LOOPBACK_HOSTS.includes(HOST?.trim() || LOCALHOST) && NODE_ENV?.trim() !== 'production';
}

/** Many tools write an unset variable as an empty one, which must not hide a default. */
function omitEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}
