import type { Resolution } from '../../market/orders/service.ts';
import { type CommandArguments, UsageError } from './arguments.ts';

export function parseStatus({ status }: CommandArguments): 'held' | 'failed' | undefined {
  if (status === undefined || status === 'held' || status === 'failed') return status;
  throw new UsageError('--status must be held or failed');
}

export function parseResolution({ resolution, percent, note }: CommandArguments): Resolution {
  if (!note) throw new UsageError('--note must give the reason for the decision');
  if (resolution === 'release' || resolution === 'refund') return { kind: resolution, note };
  if (resolution !== 'split') throw new UsageError('--resolution must be release, refund or split');
  const agentPercent = Number(percent);
  if (Number.isInteger(agentPercent) && agentPercent >= 1 && agentPercent <= 99) {
    return { kind: 'split', note, agentPercent };
  }
  throw new UsageError('--percent is a whole number from 1 to 99');
}
