/** Migrations that may break a rule, each with its reason. */
const EXEMPT_MIGRATIONS = new Set([
  // the table has the counters of an hour
  '0031-unlogged-limits',
]);

interface Rule {
  /** Matches one statement in lower case, without line breaks; the first group is the table, if there is one. */
  pattern: RegExp;
  /** Unless the statement contains this. */
  unless?: RegExp;
  instead: string;
}

const TABLE = '(?:if exists )?(?:only )?"?(\\w+)"?';
const alterTablePattern = (rest: string) => new RegExp(`^alter table ${TABLE} .*\\b${rest}`);

const RULES: Rule[] = [
  {
    pattern: new RegExp(`^create (?:unique )?index .*?\\bon ${TABLE}`),
    unless: /^create (?:unique )?index concurrently/,
    instead: 'create it concurrently, in a migration that is not transactional',
  },
  {
    pattern: alterTablePattern(
      'add (?:column )?.*(?:gen_random_uuid|uuidv7|random|clock_timestamp|nextval)\\(',
    ),
    instead: 'add the column without a default that differs from row to row, and fill it in batches',
  },
  {
    pattern: alterTablePattern('add (?:column )?.*(?:\\bserial|bigserial|\\bstored\\b|as identity)'),
    instead: 'add a plain column: what is calculated for each row writes the whole table anew',
  },
  {
    pattern: alterTablePattern('add column (?!.*default).* not null'),
    instead: 'give it a default, or let it be null until it is filled',
  },
  {
    pattern: alterTablePattern('alter (?:column )?"?\\w+"? (?:set data )?type\\b'),
    instead: 'add a column of the new type, fill it in batches and change over',
  },
  {
    pattern: alterTablePattern('set (?:un)?logged'),
    instead: 'leave it: the whole table is written anew',
  },
  {
    pattern: alterTablePattern('set not null'),
    instead:
      'add a check (… is not null) not valid, validate it in the next migration, then set it and list it here',
  },
  {
    pattern: alterTablePattern('(?:check ?\\(|references |foreign key)'),
    unless: /not valid/,
    instead: 'add it not valid, and validate it in the next migration',
  },
  {
    pattern: alterTablePattern('add (?:constraint "?\\w+"? )?(?:unique|primary key) ?\\('),
    instead: 'create a unique index concurrently, and add the constraint using it',
  },
  {
    pattern: alterTablePattern('(?:drop (?:column |constraint )?|rename )'),
    unless: /drop (?:constraint|default|not null)/,
    instead: 'leave it until no running release uses it, then list the migration here',
  },
  {
    pattern: new RegExp(`^(?:drop table|truncate(?: table)?|cluster|vacuum full|lock table|lock) ${TABLE}`),
    instead: 'leave the table to the processes that use it',
  },
  {
    pattern: new RegExp(`^(?:update|delete from) ${TABLE}`),
    instead: 'change rows in batches, outside of the migration',
  },
];

/** What would block a running service. Tables that the migration itself creates are exempt. */
export function findBlockingStatements(name: string, sql: readonly string[]): string[] {
  if (EXEMPT_MIGRATIONS.has(name)) return [];
  const statements = sql.flatMap(splitStatements);
  const own = new Set(statements.flatMap((statement) => CREATE_TABLE_PATTERN.exec(statement)?.[1] ?? []));
  return statements.flatMap((statement) =>
    RULES.flatMap(({ pattern, unless, instead }) => {
      const table = pattern.exec(statement)?.[1];
      if (table === undefined || own.has(table) || unless?.test(statement)) return [];
      return [`${name} locks ${table} ("${statement.slice(0, MAX_QUOTED_LENGTH)}"): ${instead}.`];
    }),
  );
}

const MAX_QUOTED_LENGTH = 80;
const CREATE_TABLE_PATTERN = /^create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/;
const DOLLAR_QUOTED_PATTERN = /\$\w*\$[^$]*\$\w*\$/g;

/** Function bodies do not run when they are created. */
function splitStatements(sql: string): string[] {
  return sql
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(DOLLAR_QUOTED_PATTERN, '$$')
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' ').toLowerCase())
    .filter((statement) => statement !== '');
}
