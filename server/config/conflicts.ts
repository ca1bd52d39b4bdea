import { evmKey, solanaKey } from './key-parsers.ts';
import type { Environment, Values } from './read-values.ts';

const TREASURIES = { SOLANA: solanaKey, BASE: evmKey, ALT: evmKey };

const ALT_VARIABLES = ['ALT_RPC_URL', 'ALT_CHAIN_ID', 'ALT_USDC_ADDRESS'] as const;
const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const KMS_VARIABLES = ['KMS_REGION', 'KMS_ACCESS_KEY_ID', 'KMS_SECRET_ACCESS_KEY'] as const;
const PORT_VARIABLES = ['PORT', 'APP_PORT', 'INTERNAL_PORT'] as const;

/** Rules between variables. They work on partial input, so that all problems are reported at once. */
export function findConflicts(values: Partial<Values>, env: Environment): string[] {
  return [
    ...findIncompleteGroup(listAltVariables(env), env, 'alt-mainnet'),
    ...findTreasuryProblems(env),
    ...findIncompleteGroup(KMS_VARIABLES, env, 'KMS'),
    ...findMissingKms(env),
    ...findIncompleteGroup(S3_VARIABLES, env, 'S3 storage'),
    ...findRedisProblems(values),
    ...findDuplicatePorts(values),
    ...findUnconfiguredVenues(values, env),
    ...(values.NODE_ENV === 'production' ? findProductionProblems(values, env) : []),
  ];
}

const isSet = (env: Environment, name: string) => Boolean(env[name]?.trim());

/** If its treasury is in KMS, the KMS key replaces the other. */
function listAltVariables(env: Environment): string[] {
  const [key, kmsKey] = ['ALT_TREASURY_KEY', 'ALT_TREASURY_KMS_KEY'];
  return [...ALT_VARIABLES, isSet(env, kmsKey) && !isSet(env, key) ? kmsKey : key];
}

function findTreasuryProblems(env: Environment): string[] {
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

function findMissingKms(env: Environment): string[] {
  const key = Object.keys(TREASURIES)
    .flatMap((prefix) => [`${prefix}_TREASURY_KMS_KEY`, `${prefix}_RELAYER_KMS_KEYS`])
    .find((name) => isSet(env, name));
  if (!key || KMS_VARIABLES.some((name) => isSet(env, name))) return [];
  return KMS_VARIABLES.map((name) => `${name} is missing: ${key} needs it.`);
}

function findIncompleteGroup(names: readonly string[], env: Environment, feature: string): string[] {
  const missing = names.filter((name) => !isSet(env, name));
  if (missing.length === 0 || missing.length === names.length) return [];
  const given = names.filter((name) => !missing.includes(name));
  return missing.map(
    (name) =>
      `${name} is missing: ${feature} needs it because ${given[0]} is set. Set all of ${names.join(', ')}, or none.`,
  );
}

function findRedisProblems({ REDIS_URL: urls, ...values }: Partial<Values>): string[] {
  const { REDIS_SENTINELS: sentinels, REDIS_CLUSTER: isCluster } = values;
  if (!sentinels) return [];
  if (!urls)
    return ['REDIS_URL is missing: with REDIS_SENTINELS, set it to redis://<the name they monitor>.'];
  if (urls.length === 1 && !isCluster) return [];
  return ['REDIS_SENTINELS and a Redis Cluster exclude each other: a cluster fails over by itself.'];
}

function findDuplicatePorts(values: Partial<Values>): string[] {
  return PORT_VARIABLES.flatMap((name, index) => {
    const twin = PORT_VARIABLES.slice(0, index).find(
      (other) => values[other] !== 0 && values[other] === values[name],
    );
    return twin && values[name] !== undefined
      ? [`${name} is ${values[name]}, the same as ${twin}: each needs a port of its own.`]
      : [];
  });
}

function findUnconfiguredVenues({ EARN_VENUES: venues = [] }: Partial<Values>, env: Environment): string[] {
  if (env.ALT_RPC_URL?.trim()) return [];
  return venues.flatMap(({ key, network }) =>
    network === 'alt-mainnet' ? [`EARN_VENUES has ${key} on alt-mainnet, which is not configured.`] : [],
  );
}

function findProductionProblems(values: Partial<Values>, env: Environment): string[] {
  const problems: string[] = [];
  if (values.RATE_LIMITS === false) {
    problems.push('RATE_LIMITS is "off": with NODE_ENV=production it must be on.');
  }
  if (values.WEBHOOK_ALLOW_LOOPBACK) {
    problems.push('WEBHOOK_ALLOW_LOOPBACK is "1": with NODE_ENV=production it must be 0.');
  }
  for (const name of ['BASE_URL', 'APP_URL'] as const) {
    if (!env[name]?.trim()) {
      problems.push(
        `${name} is missing: with NODE_ENV=production it must be the public address clients use.`,
      );
    } else if (values[name]?.startsWith('http:')) {
      problems.push(`${name} is "${values[name]}": with NODE_ENV=production it must start with https://.`);
    }
  }
  return problems;
}
