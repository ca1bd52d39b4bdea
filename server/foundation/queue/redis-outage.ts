import type { Logger } from '../platform/log.ts';
import { Outage } from '../platform/outage.ts';
import { describeRedis, type RedisAddress, type RedisConnection } from './redis-connection.ts';

/** One for all connections of a process: they fail together. */
export function createRedisOutage(address: RedisAddress, log: Logger): Outage {
  const host = describeRedis(address) || 'the address in REDIS_URL';
  return new Outage({
    log,
    describeOutage: (reason) =>
      `Redis at ${host} is unavailable (${reason}). Start it, or correct REDIS_URL. Until then, jobs wait and each process counts rate limits by itself.`,
    recoveryMessage: `Redis at ${host} is available again`,
  });
}

export function trackOutage(connection: RedisConnection, outage: Outage): void {
  connection.on('error', (error: unknown) => outage.reportFailure(error));
  connection.on('ready', () => outage.reportRecovery());
}

const SYSTEM_CODE = /^E[A-Z]+$/;
const CONNECTION_LOST_PATTERN =
  /^NOAUTH|^WRONGPASS|^CLUSTERDOWN|connection is closed|max retries per request|isn't writeable|slots cache|all sentinels are unreachable|cluster isn't ready|too many cluster redirections/i;

/** Errors because Redis is gone, as opposed to errors about a job. */
export function isRedisConnectionLoss(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return SYSTEM_CODE.test(code) || CONNECTION_LOST_PATTERN.test(message);
}
