import type { JobRequest } from '../foundation/outbox/outbox.ts';

/** One job per time a transfer is to be looked at, however many ask for it. */
export function transferJob(transferId: string, runAt: Date): JobRequest {
  return {
    job: 'send-transfer.v1',
    key: `${transferId}@${runAt.getTime()}`,
    payload: { transferId },
    runAt,
  };
}
