import { evmKey, solanaKey } from './key-parsers.ts';
import type { Environment, Values } from './read.ts';

const TREASURIES = { SOLANA: solanaKey, BASE: evmKey, ALT: evmKey };

const ALT = ['ALT_RPC_URL', 'ALT_CHAIN_ID', 'ALT_USDC_ADDRESS'] as const;
const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const KMS = ['KMS_REGION', 'KMS_ACCESS_KEY_ID', 'KMS_SECRET_ACCESS_KEY'] as const;
const PORTS = ['PORT', 'APP_PORT', 'INTERNAL_PORT'] as const;

/** What must hold between variables. Works on whatever could be read, so that all problems show at once. */
export function findConflicts(values: Partial<Values>, env: Environment): string[] {
  return [
    ...incomplete(altVariables(env), env, 'alt-mainnet'),
    ...treasuries(env),
    ...incomplete(KMS, env, 'KMS'),
    ...absentKms(env),
    ...incomplete(S3, env, 'S3 storage'),
    ...samePorts(values),
    ...venuesElsewhere(values, env),
    ...(values.NODE_ENV === 'production' ? unfitForProduction(values, env) : []),
  ];
}

const isSet = (env: Environment, name: string) => Boolean(env[name]?.trim());

/** Where its treasury is in KMS, that key takes the place of the other. */
function altVariables(env: Environment): string[] {
  const [key, kmsKey] = ['ALT_TREASURY_KEY', 'ALT_TREASURY_KMS_KEY'];
  return [...ALT, isSet(env, kmsKey) && !isSet(env, key) ? kmsKey : key];
}

function treasuries(env: Environment): string[] {
  return Object.entries(TREASURIES).flatMap(([prefix, parser]) => {
    const [key, kmsKey] = [`${prefix}_TREASURY_KEY`, `${prefix}_TREASURY_KMS_KEY`];
    const isInKms = isSet(env, kmsKey);
    if (isInKms && isSet(env, key)) {
      return [`${key} and ${kmsKey} are both set: a treasury has one key, so remove one of them.`];
    }
    if (isInKms || isSet(env, key) || prefix === 'ALT') return [];
    return [`${key} is missing: set it to ${parser.expected}; or set ${kmsKey}.`];
  });
}

function absentKms(env: Environment): string[] {
  const key = Object.keys(TREASURIES)
    .map((prefix) => `${prefix}_TREASURY_KMS_KEY`)
    .find((name) => isSet(env, name));
  if (!key || KMS.some((name) => isSet(env, name))) return [];
  return KMS.map((name) => `${name} is missing: ${key} needs it.`);
}

function incomplete(names: readonly string[], env: Environment, what: string): string[] {
  const missing = names.filter((name) => !isSet(env, name));
  if (missing.length === 0 || missing.length === names.length) return [];
  const given = names.filter((name) => !missing.includes(name));
  return missing.map(
    (name) =>
      `${name} is missing: ${what} needs it because ${given[0]} is set. Set all of ${names.join(', ')}, or none.`,
  );
}

function samePorts(values: Partial<Values>): string[] {
  return PORTS.flatMap((name, index) => {
    const twin = PORTS.slice(0, index).find((other) => values[other] !== 0 && values[other] === values[name]);
    return twin && values[name] !== undefined
      ? [`${name} is ${values[name]}, the same as ${twin}: each needs a port of its own.`]
      : [];
  });
}

function venuesElsewhere({ EARN_VENUES: venues = [] }: Partial<Values>, env: Environment): string[] {
  if (env.ALT_RPC_URL?.trim()) return [];
  return venues.flatMap(({ key, network }) =>
    network === 'alt-mainnet' ? [`EARN_VENUES has ${key} on alt-mainnet, which is not configured.`] : [],
  );
}

function unfitForProduction(values: Partial<Values>, env: Environment): string[] {
  const problems: string[] = [];
  if (values.RATE_LIMITS === false) {
    problems.push('RATE_LIMITS is "off": with NODE_ENV=production it must be on.');
  }
  if (values.WEBHOOK_ALLOW_LOOPBACK) {
    problems.push('WEBHOOK_ALLOW_LOOPBACK is "1": with NODE_ENV=production it must be 0.');
  }
  for (const name of ['BASE_URL', 'APP_URL']) {
    if (!env[name]?.trim()) {
      problems.push(
        `${name} is missing: with NODE_ENV=production it must be the public address clients use.`,
      );
    }
  }
  return problems;
}
