import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { Service } from '../services/service.entity.ts';

/** The most listings that are enumerated, and how many a page has. */
const MAX_LISTINGS = 100_000;
const LISTINGS_PER_PAGE = 5000;

const findStarts = statement([Service], (db) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('services')
        .select(['id', sql<bigint>`row_number() over (order by id)`.as('place')])
        .where(({ ref }) => ref('visible'))
        .orderBy('id')
        .limit(sql.lit(MAX_LISTINGS))
        .as('listed'),
    )
    .select('id')
    .where(sql<boolean>`place % ${sql.lit(LISTINGS_PER_PAGE)} = 1`)
    .orderBy('id'),
);

const findFrom = statement([Service], (db, { start }: Parameters<{ start: string }>) =>
  db
    .selectFrom('services')
    .select('id')
    .where(({ ref }) => ref('visible'))
    .where('id', '>=', start)
    .orderBy('id')
    .limit(sql.lit(LISTINGS_PER_PAGE)),
);

/** The first service of each page of visible ones. */
export async function listPageStarts(em: EntityManager): Promise<string[]> {
  return (await findStarts.rows(em)).map(({ id }) => id);
}

/** The services of a page. */
export async function listListingsFrom(em: EntityManager, start: string): Promise<string[]> {
  return (await findFrom.rows(em, { start })).map(({ id }) => id);
}
