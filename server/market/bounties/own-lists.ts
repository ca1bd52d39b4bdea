import { type Expression, type SqlBool, sql } from 'kysely';
import type { BountyRole } from '../../../generated/vocabulary.gen.ts';
import { encodeCursor } from '../../foundation/browse/cursor.ts';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { isAfterCursor, sortByTime } from '../../foundation/browse/sort-order.ts';
import { MAX_COUNTED } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { anyOf, firstRow, type Parameters, rows, statement, tables } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { Caller } from '../../identity/caller.ts';
import { isOwnedBy } from '../../identity/owned-agents.ts';
import { toCallerKeys } from '../orders/access.ts';
import { Bounty, BountyClaim } from './bounty.entity.ts';
import type { BountyRow } from './bounty-row.ts';
import { type ClaimRow, listClaimsById } from './claims.ts';

/** A bounty of the caller, with the caller's claim if the caller did not post it. */
export interface OwnBounty {
  bounty: BountyRow;
  claim: ClaimRow | null;
}

const NEWEST = sortByTime('own-bounties', 'entry.created_at', 'desc');

/** Newest first: by time of posting or claiming. */
export async function listOwnBounties(
  em: EntityManager,
  caller: Caller,
  role: BountyRole | undefined,
  page: PageRequest,
): Promise<Page<OwnBounty>> {
  const found = await rows(em, buildEntriesPage(caller, role, page));
  const counted = await firstRow(em, buildEntriesCount(caller, role));
  const shown = found.slice(0, page.limit);
  const last = found.length > page.limit ? shown.at(-1) : undefined;
  return {
    rows: await readEntries(em, shown),
    total: Number(counted?.total ?? 0n),
    nextCursor: last ? encodeCursor({ order: NEWEST.name, key: Number(last.sort_key), id: last.id }) : null,
  };
}

export function buildEntriesPage(caller: Caller, role: BountyRole | undefined, page: PageRequest) {
  const { cursor, limit, offset } = page;
  const after = cursor === undefined ? undefined : isAfterCursor(NEWEST, 'entry.id', cursor);
  return tables()
    .selectFrom(selectEntries(caller, role, offset + limit + 1, after).as('entry'))
    .select(['entry.id', 'entry.bounty_id', 'entry.claim_id', NEWEST.key.as('sort_key')])
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit + 1)
    .offset(offset);
}

function buildEntriesCount(caller: Caller, role: BountyRole | undefined) {
  return tables()
    .selectFrom(selectEntries(caller, role, MAX_COUNTED).as('entry'))
    .select(({ fn }) => fn.countAll<bigint>().as('total'));
}

/** Each part comes from its own index range, read no further than needed. */
function selectEntries(
  caller: Caller,
  role: BountyRole | undefined,
  most: number,
  after?: Expression<SqlBool>,
) {
  const newest = (part: ReturnType<typeof selectPosted> | ReturnType<typeof selectClaimed>) =>
    tables()
      .selectFrom(part.as('entry'))
      .selectAll()
      .$if(after !== undefined, (query) => query.where(after ?? sql.lit(true)))
      .orderBy('entry.created_at', 'desc')
      .orderBy('entry.id', 'desc')
      .limit(most);
  const parts = [
    ...(role === 'claimant' ? [] : [newest(selectPosted(caller))]),
    ...(role === 'poster' ? [] : [newest(selectClaimed(caller))]),
  ];
  return parts
    .map((part) => tables().selectFrom(part.as('part')).selectAll())
    .reduce((joined, part) => joined.unionAll(part));
}

function selectPosted(caller: Caller) {
  const { wallet, user, agent } = toCallerKeys(caller);
  return tables(Bounty)
    .selectFrom('bounties')
    .select(['id', 'created_at', 'id as bounty_id', sql<string | null>`null::text`.as('claim_id')])
    .$if(wallet !== null, (query) => query.where('client_wallet_key', '=', wallet))
    .$if(user !== null, (query) => query.where('client_user_id', '=', user))
    .$if(agent !== null, (query) => query.where('client_agent_id', '=', agent));
}

function selectClaimed(caller: Caller) {
  return tables(BountyClaim)
    .selectFrom('bounty_claims')
    .select(['id', 'created_at', 'bounty_id', sql<string | null>`id`.as('claim_id')])
    .where('agent_id', 'in', selectOwnAgents(caller));
}

function selectOwnAgents(caller: Caller) {
  return tables(Agent)
    .selectFrom('agents')
    .select('id')
    .where((eb) => (caller.kind === 'agent' ? eb('id', '=', caller.agentId) : isOwnedBy(caller)));
}

const findByIds = statement(
  [Bounty],
  (db, { ids }: Parameters<{ ids: readonly string[] }>) =>
    db.selectFrom('bounties').selectAll().where('id', '=', anyOf(ids)),
  { prepared: false },
);

interface Entry {
  bounty_id: string;
  claim_id: string | null;
}

async function readEntries(em: EntityManager, entries: readonly Entry[]): Promise<OwnBounty[]> {
  if (entries.length === 0) return [];
  const bounties = await findByIds.rows(em, { ids: entries.map(({ bounty_id }) => bounty_id) });
  const claims = await listClaimsById(
    em,
    entries.flatMap(({ claim_id }) => claim_id ?? []),
  );
  const bountyById = new Map(bounties.map((bounty) => [bounty.id, bounty]));
  const claimById = new Map(claims.map((claim) => [claim.id, claim]));
  return entries.flatMap(({ bounty_id, claim_id }) => {
    const bounty = bountyById.get(bounty_id);
    const claim = claim_id === null ? null : claimById.get(claim_id);
    // a claim that was made again since the page was read has another id
    return bounty && claim !== undefined ? [{ bounty, claim }] : [];
  });
}
