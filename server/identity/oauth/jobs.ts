import type { Sweep } from '../../foundation/outbox/sweeps.ts';
import { pruneRecords } from './records.ts';

const PAGE_SIZE = 500;

/** In real time, like everything about tokens: a shifted clock ends no connection. */
export const pruneOauthSweep: Sweep = {
  name: 'prune-oauth',
  everySeconds: 600,
  async runStep(em) {
    return (await pruneRecords(em, new Date(), PAGE_SIZE)) === PAGE_SIZE ? 'more' : undefined;
  },
};
