import type { Environment, Values } from './read.ts';

const ALT = ['ALT_RPC_URL', 'ALT_CHAIN_ID', 'ALT_USDC_ADDRESS', 'ALT_TREASURY_KEY'] as const;
const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const PORTS = ['PORT', 'APP_PORT', 'INTERNAL_PORT'] as const;

/** What must hold between variables. Works on whatever could be read, so that all problems show at once. */
export function findConflicts(values: Partial<Values>, env: Environment): string[] {
  return [
    ...incomplete(ALT, env, 'alt-mainnet'),
    ...incomplete(S3, env, 'S3 storage'),
    ...samePorts(values),
    ...venuesElsewhere(values, env),
    ...(values.NODE_ENV === 'production' ? unfitForProduction(values, env) : []),
  ];
}

function incomplete(names: readonly string[], env: Environment, what: string): string[] {
  const missing = names.filter((name) => !env[name]?.trim());
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
