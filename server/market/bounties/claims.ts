import { type InferResult, sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { anyOf, type Parameters, rows, statement, tables } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { BountyClaim } from './bounty.entity.ts';
import type { ClaimStatus } from './claim-lifecycle.ts';

/** Claims with the displayed columns of their agents. */
const selectClaims = tables(BountyClaim, Agent)
  .selectFrom('bounty_claims as claim')
  .innerJoin('agents as agent', 'agent.id', 'claim.agent_id')
  .selectAll('claim')
  .select([
    'agent.name as agent_name',
    'agent.slug as agent_slug',
    sql<number | null>`agent.avg_rating::float8`.as('agent_avg_rating'),
  ]);

export type ClaimRow = InferResult<typeof selectClaims>[number];

type ClaimKey = { bountyId: string; claimId: string };
type AgentClaimKey = { bountyId: string; agentId: string };

const find = statement(
  [BountyClaim],
  (_db, { bountyId, claimId }: Parameters<ClaimKey>) =>
    selectClaims.where('claim.id', '=', claimId).where('claim.bounty_id', '=', bountyId),
  { prepared: false },
);
const findByAgent = statement(
  [BountyClaim],
  (_db, { bountyId, agentId }: Parameters<AgentClaimKey>) =>
    selectClaims.where('claim.bounty_id', '=', bountyId).where('claim.agent_id', '=', agentId),
  { prepared: false },
);
const findByIds = statement(
  [BountyClaim],
  (_db, { ids }: Parameters<{ ids: readonly string[] }>) => selectClaims.where('claim.id', '=', anyOf(ids)),
  { prepared: false },
);

export function findClaim(em: EntityManager, named: ClaimKey): Promise<ClaimRow | undefined> {
  return find.firstRow(em, named);
}

export function findAgentClaim(em: EntityManager, key: AgentClaimKey): Promise<ClaimRow | undefined> {
  return findByAgent.firstRow(em, key);
}

export function listClaimsById(em: EntityManager, ids: readonly string[]): Promise<ClaimRow[]> {
  return findByIds.rows(em, { ids });
}

/** In the shape of the contract. */
const MAX_LISTED = 500;

const findByBounty = statement(
  [BountyClaim],
  (_db, { bountyId }: Parameters<{ bountyId: string }>) =>
    selectClaims
      .where('claim.bounty_id', '=', bountyId)
      .orderBy(sql`claim.status <> 'pending'`)
      .orderBy('claim.created_at', 'desc')
      .orderBy('claim.id', 'desc')
      .limit(MAX_LISTED),
  { prepared: false },
);

/** Pending ones first, each newest first. */
export function listClaims(em: EntityManager, bountyId: string): Promise<ClaimRow[]> {
  return findByBounty.rows(em, { bountyId });
}

export interface NewClaim {
  id: string;
  bounty_id: string;
  agent_id: string;
  message: string | null;
  expires_at: Date;
  created_at: Date;
}

const upsert = statement([BountyClaim], (db, claim: Parameters<NewClaim>) =>
  db
    .insertInto('bounty_claims')
    .values({
      id: claim.id,
      bounty_id: claim.bounty_id,
      agent_id: claim.agent_id,
      message: claim.message,
      status: sql.lit<ClaimStatus>('pending'),
      expires_at: claim.expires_at,
      created_at: claim.created_at,
      updated_at: claim.created_at,
    })
    .onConflict((on) =>
      on.columns(['bounty_id', 'agent_id']).doUpdateSet(({ ref }) => ({
        id: ref('excluded.id'),
        message: ref('excluded.message'),
        status: ref('excluded.status'),
        expires_at: ref('excluded.expires_at'),
        created_at: ref('excluded.created_at'),
        updated_at: ref('excluded.updated_at'),
      })),
    ),
);

/** Replaces the agent's earlier claim, if there is one. The caller holds the bounty's lock. */
export async function upsertClaim(em: EntityManager, claim: NewClaim): Promise<void> {
  await upsert.affected(em, claim);
}

export interface PendingClaimsUpdate {
  bountyId: string;
  /** All pending ones if no claim is given. */
  claimId?: string;
  to: ClaimStatus;
  now: Date;
}

/** Moves pending claims of a locked bounty; returns their agents in a fixed order. */
export async function updatePendingClaims(
  em: EntityManager,
  { bountyId, claimId, to, now }: PendingClaimsUpdate,
): Promise<string[]> {
  const update = tables(BountyClaim)
    .updateTable('bounty_claims')
    .set({ status: to, updated_at: now })
    .where('bounty_id', '=', bountyId)
    .where('status', '=', 'pending')
    .$if(claimId !== undefined, (query) => query.where('id', '=', claimId ?? ''))
    .returning('agent_id');
  return (await rows(em, update)).map(({ agent_id }) => agent_id).sort();
}
