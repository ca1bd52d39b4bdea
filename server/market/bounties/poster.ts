import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { ForbiddenError } from '../../foundation/platform/errors.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { Caller } from '../../identity/caller.ts';
import { displayableWallets } from '../../identity/proven-wallets.ts';
import { type Client, clientFrom, isClientOf } from '../orders/client.ts';
import { NotThePosterError, OwnBountyError } from './errors.ts';
import type { BountyRow } from './rows.ts';

/** The columns of a bounty that say whose it is. */
export type Poster = Client & Pick<BountyRow, 'client_wallet' | 'poster_display_name'>;

/** The wallet is shown to everyone as the poster's, so that it has to be. */
export async function posterFrom(em: EntityManager, caller: Caller, wallet: string): Promise<Poster> {
  const own = await displayableWallets(em, caller);
  if (!own.has(walletKeyOf(wallet))) throw notYourWallet();
  const client = await clientFrom(em, caller, wallet);
  return { ...client, client_wallet: wallet, poster_display_name: publicName(caller, client) };
}

/** What the identity provider knows somebody by is not for everyone. */
function publicName(caller: Caller, { client_name }: Client): string | null {
  const isPrivate = caller.kind === 'user' && client_name === caller.claims.displayName;
  return isPrivate ? null : client_name;
}

export function requirePoster(bounty: BountyRow, caller: Caller): void {
  if (!isClientOf(bounty, caller)) throw new NotThePosterError();
}

interface Relation {
  agentId: string;
  posterUser: string | null;
  posterAgent: string | null;
  /** The poster's, and what it has shown besides. */
  wallets: readonly string[];
}

/** By the one rule of who is behind an agent, which also says what a self-hire is (migration 0075). */
const findOwn = statement([], (db, { agentId, posterUser, posterAgent, wallets }: Parameters<Relation>) =>
  db.selectNoFrom(
    sql<boolean>`exists (
        select from people_behind_agent(${agentId}) person
        where person = 'user:' || ${posterUser}
          or person in (select people_behind_agent(${posterAgent}))
          or person in (select person_of_wallet(wallet) from unnest(${wallets}::text[]) wallet))`.as(
      'is_own',
    ),
  ),
);

/** Throws where the agent is the poster's own; `also` are wallets that the poster has shown besides. */
export async function requireStranger(
  em: EntityManager,
  bounty: BountyRow,
  agentId: string,
  also: Iterable<string> = [],
): Promise<void> {
  const { client_user_id: posterUser, client_agent_id: posterAgent, client_wallet } = bounty;
  const wallets = [client_wallet, ...also];
  const found = await findOwn.firstRow(em, { agentId, posterUser, posterAgent, wallets });
  if (found?.is_own) throw new OwnBountyError();
}

/** For who names the paying wallet when accepting: it is the poster's, or one that the caller has shown. */
export function requireOwnWallet(
  { client_wallet }: BountyRow,
  wallet: string | undefined,
  proven: ReadonlySet<string>,
): void {
  if (wallet === undefined) return;
  const key = walletKeyOf(wallet);
  if (key !== walletKeyOf(client_wallet) && !proven.has(key)) throw notYourWallet();
}

function notYourWallet(): ForbiddenError {
  return new ForbiddenError(
    'forbidden',
    'client_wallet must be a wallet of yours: the one that signs, one linked to your account, or the wallet of your agent',
  );
}
