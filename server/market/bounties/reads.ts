import type { EntityManager } from '../../foundation/db/orm.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { ownsAgent } from '../../identity/agent-ownership.ts';
import type { Caller } from '../../identity/caller.ts';
import { isClientOf } from '../orders/client.ts';
import { type BountyRow, getBounty } from './bounty-row.ts';
import { type ClaimRow, findClaim, listClaims } from './claims.ts';

/** A bounty as its reader may see it. */
export interface BountyView {
  bounty: BountyRow;
  /** The reader may see its order. */
  isParty: boolean;
  /** If the poster requested them. */
  claims?: ClaimRow[];
}

export async function getBountyView(
  em: EntityManager,
  caller: Caller,
  id: string,
  withClaims: boolean,
): Promise<BountyView> {
  const bounty = await getBounty(em, id);
  if (!isClientOf(bounty, caller)) return { bounty, isParty: await ownsAcceptedClaim(em, caller, bounty) };
  return { bounty, isParty: true, ...(withClaims && { claims: await listClaims(em, id) }) };
}

/** The agent of the accepted claim, or its owner. */
async function ownsAcceptedClaim(em: EntityManager, caller: Caller, bounty: BountyRow): Promise<boolean> {
  if (bounty.accepted_claim_id === null || caller.kind === 'anonymous') return false;
  const claim = await findClaim(em, { bountyId: bounty.id, claimId: bounty.accepted_claim_id });
  if (!claim) return false;
  if (caller.kind === 'agent') return caller.agentId === claim.agent_id;
  return ownsAgent(em, caller, await em.findOneOrFail(Agent, claim.agent_id));
}
