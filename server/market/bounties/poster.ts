import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { ForbiddenError } from '../../foundation/platform/errors.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import type { Caller } from '../../identity/caller.ts';
import { listDisplayableWallets } from '../../identity/proven-wallets.ts';
import { type Client, isClientOf, resolveClient } from '../orders/client.ts';
import type { BountyRow } from './bounty-row.ts';
import { PosterOnlyError, SelfClaimError } from './errors.ts';

/** The owner columns of a bounty. */
export type Poster = Client & Pick<BountyRow, 'client_wallet' | 'poster_display_name'>;

/** The wallet is displayed as the poster's, so it must be proven. */
export async function resolvePoster(em: EntityManager, caller: Caller, wallet: string): Promise<Poster> {
  const own = await listDisplayableWallets(em, caller);
  if (!own.has(normalizeWalletAddress(wallet))) throw notOwnWalletError();
  const client = await resolveClient(em, caller, wallet);
  return { ...client, client_wallet: wallet, poster_display_name: toPublicName(caller, client) };
}

/** The identity provider's identifiers are not public. */
function toPublicName(caller: Caller, { client_name }: Client): string | null {
  const isPrivate = caller.kind === 'user' && client_name === caller.claims.displayName;
  return isPrivate ? null : client_name;
}

export function requirePoster(bounty: BountyRow, caller: Caller): void {
  if (!isClientOf(bounty, caller)) throw new PosterOnlyError();
}

interface PosterAgentRelation {
  agentId: string;
  posterUser: string | null;
  posterAgent: string | null;
  /** The poster's wallets, and others that it has proven. */
  wallets: readonly string[];
}

/** Uses the rule for who is behind an agent, which also defines self-hires. */
const findSelfClaim = statement(
  [],
  (db, { agentId, posterUser, posterAgent, wallets }: Parameters<PosterAgentRelation>) =>
    db.selectNoFrom(
      sql<boolean>`exists (
        select from agent_owner_identities(${agentId}) person
        where person = 'user:' || ${posterUser}
          or person in (select agent_owner_identities(${posterAgent}))
          or person in (select wallet_identity(wallet) from unnest(${wallets}::text[]) wallet))`.as('is_own'),
    ),
);

/** Throws if the agent is the poster's own; `also` are other wallets that the poster has proven. */
export async function requireUnrelatedAgent(
  em: EntityManager,
  bounty: BountyRow,
  agentId: string,
  extraWallets: Iterable<string> = [],
): Promise<void> {
  const { client_user_id: posterUser, client_agent_id: posterAgent, client_wallet } = bounty;
  const wallets = [client_wallet, ...extraWallets];
  const found = await findSelfClaim.firstRow(em, { agentId, posterUser, posterAgent, wallets });
  if (found?.is_own) throw new SelfClaimError();
}

/** If the accepting caller names the paying wallet, it must be the poster's or one that the caller has proven. */
export function requireOwnWallet(
  { client_wallet }: BountyRow,
  wallet: string | undefined,
  proven: ReadonlySet<string>,
): void {
  if (wallet === undefined) return;
  const key = normalizeWalletAddress(wallet);
  if (key !== normalizeWalletAddress(client_wallet) && !proven.has(key)) throw notOwnWalletError();
}

function notOwnWalletError(): ForbiddenError {
  return new ForbiddenError(
    'forbidden',
    '`client_wallet` must be your wallet: the one that signs, one linked to your account, or the wallet of your agent.',
  );
}
