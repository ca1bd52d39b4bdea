import type { BenchPostgres } from '../database.ts';
import type { Entrant } from '../programs.ts';

export function prepareFloor(_postgres: BenchPostgres): Entrant {
  throw new Error('later');
}
