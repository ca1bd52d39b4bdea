import type { Violation } from '../../server/audit/audit.ts';
import type { World } from './world/world.ts';

const SECRET_VARIABLES = [
  'SOLANA_TREASURY_KEY',
  'BASE_TREASURY_KEY',
  'ALT_TREASURY_KEY',
  'CREATOR_FEE_KEY',
  'MASTER_KEYS',
  'LOOKUP_KEY',
  'ADMIN_API_KEY',
];

/** Secrets that a log line shows. */
export function findLeakedSecrets({ cluster, env, agents }: World): Violation[] {
  const log = cluster.logLines.join('\n');
  const secrets = [
    ...SECRET_VARIABLES.map((name) => [name, env[name]] as const),
    ...agents.map(({ id, apiKey }) => [`the API key of ${id}`, apiKey] as const),
  ];
  return secrets
    .filter(([, value]) => value !== undefined && log.includes(value))
    .map(([name]) => ({ rule: 'no-secrets-in-logs', problem: `The log shows ${name}` }));
}
