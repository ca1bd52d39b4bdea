import type { Redis } from 'ioredis';
import type { Logger } from '../platform/log.ts';
import { Outage } from '../platform/outage.ts';

/** One for all connections of a process: they fail together. */
export function createRedisOutage(redisUrl: string, log: Logger): Outage {
  const host = URL.parse(redisUrl)?.host || 'the address in REDIS_URL';
  return new Outage({
    log,
    describeOutage: (reason) =>
      `Redis at ${host} is unavailable (${reason}). Start it, or correct REDIS_URL. Until then, jobs wait and each process counts rate limits by itself.`,
    recoveryMessage: `Redis at ${host} is available again`,
  });
}

export function trackOutage(connection: Redis, outage: Outage): void {
  connection.on('error', (error) => outage.reportFailure(error)).on('ready', () => outage.reportRecovery());
}

const SYSTEM_CODE = /^E[A-Z]+$/;
const CONNECTION_LOST_PATTERN =
  /^NOAUTH|^WRONGPASS|connection is closed|max retries per request|isn't writeable/i;

/** Errors because Redis is gone, as opposed to errors about a job. */
export function isRedisConnectionLoss(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return SYSTEM_CODE.test(code) || CONNECTION_LOST_PATTERN.test(message);
}
