import type { EntityManager } from '../../foundation/db/orm.ts';
import { rowList } from '../../foundation/db/row-list.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { AccountRef } from './accounts.ts';
import { LedgerAccount } from './ledger.entity.ts';
import { describe, LedgerError, type Posting, toLines } from './posting.ts';
import { entriesOf, type PlacedLine, type PostingLine, post } from './statements.ts';

/** `posted`: written now. `repeated`: the same event with the same entries was written before. */
export type PostResult = 'posted' | 'repeated';

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
    const { kind, reference } = posting;
    const placed = rowList<PlacedLine>(lines.map((line, place) => ({ ...line, place })));
    const written = await post.affected(em, { kind, reference, lines: placed, now: this.#clock.now() });
    if (written > 0) return 'posted';
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
    const stored = await entriesOf.rows(em, { kind: posting.kind, reference: posting.reference });
    if (fingerprint(stored) !== fingerprint(lines)) {
      throw new LedgerError(`${describe(posting)} was posted before with other entries`);
    }
  }
}

function fingerprint(lines: readonly StoredLine[]): string {
  const texts = lines.map(({ code, network, asset, amount }) => [network, asset, code, amount].join(' '));
  return texts.sort().join('\n');
}
