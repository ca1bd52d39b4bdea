import { readFileSync } from 'node:fs';
import type { HealthHandlers } from '../../../generated/handlers.gen.ts';
import { ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { UnavailableError } from '../../foundation/platform/errors.ts';
import type { Health } from './health.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export function healthHandlers(health: Health): HealthHandlers<RequestContext> {
  return {
    live: async () => ok({ status: 'ok', version, uptime_seconds: health.uptimeSeconds }),
    async ready() {
      const { ready, checks } = await health.checkReadiness();
      if (ready) return ok({ status: 'ready', checks });
      throw new UnavailableError('unavailable', 'This process is not ready for traffic.', {
        details: { checks },
        headers: { 'Retry-After': '5' },
      });
    },
  };
}
