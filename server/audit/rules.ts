import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A query that returns a `problem` for each row that breaks the rule stated in its first line. */
export interface Rule {
  name: string;
  statement: string;
  sql: string;
  /** How often the query names the time. */
  times: number;
}

/** Hold at every moment. */
export const invariants = loadRules('invariants');

/** Hold once faults have ended and everything due had time to happen. */
export const livenessRules = loadRules('liveness');

function loadRules(folder: string): Rule[] {
  const location = new URL(`./${folder}/`, import.meta.url);
  return readdirSync(location)
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, location), 'utf8');
      const [statement = '', ...query] = text.split('\n');
      const sql = query.join('\n');
      return {
        name: basename(file, '.sql'),
        statement: statement.replace(/^-- /, ''),
        sql: sql.replaceAll(':now', '?'),
        times: sql.split(':now').length - 1,
      };
    });
}
