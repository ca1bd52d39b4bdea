import { resolve } from 'node:path';
import { type Parser, port, text, wholeNumber } from '../server/config/parsers.ts';
import { ConfigError, type Environment } from '../server/config/read-values.ts';

/** What `npm start` reads besides the server's variables. */
export interface Settings {
  /** Absolute path of the data folder. */
  dir: string;
  /** 0 takes any free one. */
  ports: Record<PortVariable, number>;
  /** External parts, which the sandbox does not start. */
  external: Record<'database' | 'solana' | 'base' | 'alt' | 'identity', boolean>;
  /** Whether `RATE_LIMITS=production` asks for the limits of the contract as they are. */
  productionLimits: boolean;
}

/** Solana's WebSockets use the port after its own, so the last port is not possible. */
const solanaPort: Parser<number> = {
  ...wholeNumber(0, 65_534),
  expected: 'a port number from 0 to 65534 (0 takes any free pair)',
};

const PORTS = {
  PORT: { parser: port, fallback: '3000' },
  APP_PORT: { parser: port, fallback: '3001' },
  INTERNAL_PORT: { parser: port, fallback: '3002' },
  SANDBOX_IDP_PORT: { parser: port, fallback: '3003' },
  SANDBOX_SOLANA_PORT: { parser: solanaPort, fallback: '8899' },
  SANDBOX_BASE_PORT: { parser: port, fallback: '8545' },
  SANDBOX_ALT_PORT: { parser: port, fallback: '8546' },
};

export type PortVariable = keyof typeof PORTS;

/** For a sandbox beside others: all ports are free ones. */
export const FREE_PORTS = Object.fromEntries(Object.keys(PORTS).map((name) => [name, '0']));

/** Throws a ConfigError that lists every problem. */
export function readSettings(env: Environment): Settings {
  const problems: string[] = [];
  const read = <T>(name: string, parser: Parser<T>, fallback: string): T | undefined => {
    const raw = env[name]?.trim() || fallback;
    const value = parser.parse(raw);
    if (value === undefined) {
      problems.push(`${name} is ${JSON.stringify(raw.slice(0, 100))}: it must be ${parser.expected}.`);
    }
    return value;
  };
  const dir = read('SANDBOX_DIR', text, '.sandbox') ?? '';
  const ports = Object.fromEntries(
    Object.entries(PORTS).map(([name, { parser, fallback }]) => [name, read(name, parser, fallback)]),
  );
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    dir: resolve(dir),
    ports: ports as Settings['ports'],
    external: {
      database: isSet(env.DATABASE_URL),
      solana: isSet(env.SOLANA_RPC_URL),
      base: isSet(env.BASE_RPC_URL),
      alt: isSet(env.ALT_RPC_URL),
      identity: isSet(env.IDP_ISSUER),
    },
    productionLimits: env.RATE_LIMITS?.trim() === 'production',
  };
}

function isSet(value: string | undefined): boolean {
  return Boolean(value?.trim());
}
