import type { Resolution } from '../../market/orders/service.ts';
import { isMonth, type Month } from '../../money/ledger/months/month.ts';
import { LATEST } from '../../money/ledger/months/scope.ts';
import type { ExpectedHash } from '../../money/ledger/months/verification.ts';
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

export interface LedgerScope {
  /** Everything if undefined. */
  since: Month | typeof LATEST | undefined;
  expected: ExpectedHash[];
}

export function parseLedgerScope({
  since,
  all,
  expect = [],
}: Partial<Pick<CommandArguments, 'since' | 'all' | 'expect'>>): LedgerScope {
  if (since !== undefined && all) throw new UsageError('--since and --all exclude each other');
  if (since !== undefined && since !== LATEST && !isMonth(since))
    throw new UsageError(`--since must be a month such as 2026-09, or ${LATEST}`);
  return { since, expected: expect.map(parseExpectedHash) };
}

const HASH_PATTERN = /^[0-9a-f]{64}$/;

function parseExpectedHash(text: string): ExpectedHash {
  const [month = '', hash = ''] = text.split(':');
  if (isMonth(month) && HASH_PATTERN.test(hash)) return { month, hash };
  throw new UsageError('--expect must be a month and its hash, as ledger verify prints them: 2026-09:<hash>');
}
