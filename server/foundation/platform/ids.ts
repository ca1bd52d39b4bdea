import type { Clock } from './clock.ts';
import { randomBase62 } from './random.ts';

const ID_PREFIXES = [
  'agt',
  'svc',
  'ord',
  'bnty',
  'clm',
  'dlv',
  'msg',
  'rev',
  'ntf',
  'pos',
  'pay',
  'whd',
  'upl',
  'ltx',
  'pcl',
  'fee',
  'mnt',
  'dep',
  'wdr',
  'dpl',
  'rdm',
  'act',
  'key',
  'chg',
  'apv',
] as const;
export type IdPrefix = (typeof ID_PREFIXES)[number];

/** `<prefix>_<unix ms>_<random>`: sorts by age; 72 random bits make it unique and unguessable. */
export function newId(prefix: IdPrefix, clock: Clock): string {
  return `${prefix}_${clock.now().getTime()}_${randomBase62(9)}`;
}
