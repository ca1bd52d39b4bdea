import { expressionBuilder, type Selectable } from 'kysely';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { buildPageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { sortByTime } from '../../foundation/browse/sort-order.ts';
import { createSource } from '../../foundation/browse/source.ts';
import { selectBoundedCount } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { affected, type Parameters, statement, type Tables, tables } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { FeeAccount } from './fee-account.entity.ts';
import type { FeeVaults } from './fee-vaults.ts';

export type FeeAccountRow = Selectable<Tables<typeof FeeAccount>['fee_accounts']> & { id: string };

/** The mode of tokens launched here; see `market/tokens`. */
const MARKET_TOKEN_MODE = 'market';

/** Rows per insert statement. */
const BATCH_SIZE = 1000;

const findAgentsWithoutAccount = statement([Agent, FeeAccount], (db) =>
  db
    .selectFrom('agents')
    .select(['id', 'token_mint', 'token_mode'])
    .where('token_mint', 'is not', null)
    .$narrowType<{ token_mint: string }>()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('fee_accounts').whereRef('fee_accounts.agent_id', '=', 'agents.id').select('vault'),
        ),
      ),
    )
    .limit(BATCH_SIZE),
);

/** Every token gets an account when somebody first reads the fees. */
export async function openMissingAccounts(em: EntityManager, vaults: FeeVaults, now: Date): Promise<void> {
  while ((await openAccountBatch(em, vaults, now)) === BATCH_SIZE);
}

/** The number of opened accounts. */
async function openAccountBatch(em: EntityManager, vaults: FeeVaults, now: Date): Promise<number> {
  const agents = await findAgentsWithoutAccount.rows(em);
  if (agents.length === 0) return 0;
  const opened = await Promise.all(
    agents.map(async ({ id, token_mint, token_mode }) => ({
      token_mint,
      agent_id: id,
      vault: (await vaults.deriveVaultSigner(token_mint)).address,
      is_legacy: token_mode !== MARKET_TOKEN_MODE,
      created_at: now,
    })),
  );
  const insert = tables(FeeAccount).insertInto('fee_accounts').values(opened);
  return affected(
    em,
    insert.onConflict((conflict) => conflict.doNothing()),
  );
}

const selectAccounts = statement([FeeAccount], (db) => db.selectFrom('fee_accounts').selectAll(), {
  prepared: false,
});

export const readFeeAccounts = (em: EntityManager) => selectAccounts.rows(em);

const rows = tables(FeeAccount).selectFrom('fee_accounts as account');
const SOURCE = createSource(
  [FeeAccount],
  rows.selectAll().select('account.token_mint as id'),
  'account.token_mint',
);
const NEWEST = sortByTime('fee_accounts', 'account.created_at', 'desc');

/** Newest first. */
export function listFeeAccounts(em: EntityManager, page: PageRequest): Promise<Page<FeeAccountRow>> {
  const total = selectBoundedCount(tables(FeeAccount).selectFrom('fee_accounts'), []);
  return readPage(em, buildPageQuery({ source: SOURCE, where: [], order: NEWEST, page, total }));
}

const selectByAgent = statement(
  [FeeAccount],
  (db, { agentId }: Parameters<{ agentId: string }>) =>
    db.selectFrom('fee_accounts').selectAll().where('agent_id', '=', agentId),
  { prepared: false },
);

export const findFeeAccount = (em: EntityManager, agentId: string) => selectByAgent.firstRow(em, { agentId });

const accountColumn = expressionBuilder<Tables<typeof FeeAccount>, 'fee_accounts'>();

const reserve = statement(
  [FeeAccount],
  (db, { tokenMint, lamports }: Parameters<{ tokenMint: string; lamports: bigint }>) =>
    db
      .updateTable('fee_accounts')
      .set({ paid_lamports: accountColumn('paid_lamports', '+', lamports) })
      .where('token_mint', '=', tokenMint)
      .where(accountColumn('agent_lamports', '>=', accountColumn('paid_lamports', '+', lamports))),
);

/** Deducts an amount from the agent's balance, or adds it if negative. False if the balance is too low. */
export async function reserveFees(em: EntityManager, tokenMint: string, lamports: bigint): Promise<boolean> {
  return (await reserve.affected(em, { tokenMint, lamports })) > 0;
}
