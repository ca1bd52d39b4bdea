import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { AccountRef } from './accounts.ts';
import { LedgerAccount } from './ledger.entity.ts';
import { describe, LedgerError, type Posting, type PostingLine, toLines } from './posting.ts';

/** `posted`: written now. `repeated`: the same event with the same entries was written before. */
export type PostResult = 'posted' | 'repeated';

/**
 * The accounts are touched in the order of the lines, which is the same for all, so that postings queue up instead of
 * deadlocking; the balances themselves are moved by a trigger on the entries.
 */
const POST = `
  with line as (
    select * from rows from (json_to_recordset(?::json)
      as (code text, kind text, side text, network text, asset text, amount bigint)) with ordinality
      as line(code, kind, side, network, asset, amount, place)
  ), posted as (
    insert into ledger_transactions (kind, reference, created_at) values (?, ?, ?)
    on conflict (kind, reference) do nothing returning id
  ), account as (
    insert into ledger_accounts (code, network, asset, kind, side, created_at)
    select line.code, line.network, line.asset, line.kind, line.side, ?
    from line, posted order by line.place
    on conflict (code, network, asset) do update set code = excluded.code
    returning id, code, network, asset
  )
  insert into ledger_entries (transaction_id, account_id, amount)
  select posted.id, account.id, line.amount
  from line join account using (code, network, asset), posted
  returning transaction_id`;

const ENTRIES_OF = `
  select account.code, account.network, account.asset, entry.amount
  from ledger_transactions tx
  join ledger_entries entry on entry.transaction_id = tx.id
  join ledger_accounts account on account.id = entry.account_id
  where tx.kind = ? and tx.reference = ?`;

type StoredLine = Pick<PostingLine, 'code' | 'network' | 'asset' | 'amount'>;

export class LedgerService {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Writes one business event in the caller's transaction, in one statement. Call it late: the rows of the
   * accounts stay locked until the caller commits.
   */
  async post(em: EntityManager, posting: Posting): Promise<PostResult> {
    const lines = toLines(posting);
    const now = this.#clock.now();
    const { kind, reference } = posting;
    const written = await em.execute<unknown[]>(POST, [JSON.stringify(lines), kind, reference, now, now]);
    if (written.length > 0) return 'posted';
    await this.#expectSameEntries(em, posting, lines);
    return 'repeated';
  }

  /** The balance on the side on which the account grows; zero for an account never used. */
  async balanceOf(em: EntityManager, account: AccountRef, network: Network): Promise<bigint> {
    const where = { code: account.code, network, asset: 'USDC' };
    const row = await em.findOne(LedgerAccount, where, { disableIdentityMap: true });
    return row?.balance ?? 0n;
  }

  async #expectSameEntries(
    em: EntityManager,
    posting: Posting,
    lines: readonly PostingLine[],
  ): Promise<void> {
    const stored = await em.execute<StoredLine[]>(ENTRIES_OF, [posting.kind, posting.reference]);
    if (fingerprint(stored) !== fingerprint(lines)) {
      throw new LedgerError(`${describe(posting)} was posted before with other entries`);
    }
  }
}

function fingerprint(lines: readonly StoredLine[]): string {
  const texts = lines.map(({ code, network, asset, amount }) => [network, asset, code, amount].join(' '));
  return texts.sort().join('\n');
}
