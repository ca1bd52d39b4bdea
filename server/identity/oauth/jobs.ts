import type { Sweep } from '../../foundation/outbox/sweeps.ts';
import { pruneRecords } from './records.ts';

const PAGE = 500;

/** By the real time, like everything about tokens: a moved clock ends no connection. */
export const pruneOauth: Sweep = {
  name: 'prune-oauth',
  everySeconds: 600,
  async step(em) {
    return (await pruneRecords(em, new Date(), PAGE)) === PAGE ? 'more' : undefined;
  },
};
