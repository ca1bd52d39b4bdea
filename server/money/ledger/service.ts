import { isPipelined } from '../../foundation/db/deferred-calls.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { encodeRowList } from '../../foundation/db/row-list.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { AccountRef } from './accounts.ts';
import {
  compareLines,
  describePosting,
  LedgerError,
  type Posting,
  sortByLocks,
  toPostingLines,
} from './posting.ts';
import {
  findEntries,
  type LockOrderedLine,
  openSharedAccounts,
  type PostingLine,
  post,
  postOrFail,
  readBalance,
  sumEntries,
  type TransactionLine,
} from './statements.ts';

/** `posted`: written now. `repeated`: the same event with the same entries was written before. */
export type PostResult = 'posted' | 'repeated';

/** The subject is the reference of its postings. */
export interface Reversal extends Omit<Posting, 'entries'> {
  kinds: readonly string[];
}

type StoredLine = Pick<PostingLine, 'code' | 'network' | 'asset' | 'amount'>;

export class LedgerService {
  readonly #clock: Clock;
  /** Shared accounts that are open, as far as this process knows. They stay open. */
  readonly #openAccounts = new Set<string>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Writes one business event in the caller's transaction, in one statement. Call it late: the accounts of the subject
   * stay locked until the commit.
   */
  async post(em: EntityManager, posting: Posting): Promise<PostResult> {
    const lines = toPostingLines(posting);
    if (await this.#defer(em, lines)) return 'posted';
    const values = this.#bind(lines);
    const isPosted = async () => (await post.affected(em, values)) > 0;
    const remember = () => {
      for (const line of lines) if (line.is_shared) this.#openAccounts.add(toAccountKey(line));
      return 'posted' as const;
    };
    if (await isPosted()) return remember();
    if (await this.#wasPosted(em, posting, lines)) return 'repeated';
    await openSharedAccounts.affected(em, values);
    if (await isPosted()) return remember();
    if (await this.#wasPosted(em, posting, lines)) return 'repeated';
    throw new LedgerError(`${describePosting(posting)} could not open its accounts`);
  }

  /** Writes several in one statement if the transaction is pipelined; otherwise one after the other. */
  async postAll(em: EntityManager, postings: readonly Posting[]): Promise<void> {
    const lines = postings.flatMap(toPostingLines).toSorted(compareLines);
    if (lines.length === 0 || (await this.#defer(em, lines))) return;
    for (const posting of sortByLocks(postings)) await this.post(em, posting);
  }

  /** Undoes a subject's postings of these kinds, in a posting of its own. */
  async reverse(em: EntityManager, reversal: Reversal): Promise<void> {
    const { kinds, ...posting } = reversal;
    const sums = await sumEntries.rows(em, { reference: posting.reference, kinds });
    const entries = sums.map(({ code, kind, network, amount }) => ({
      account: { code, kind },
      network,
      amount: -BigInt(amount),
    }));
    if (entries.length > 0) await this.post(em, { ...posting, entries });
  }

  /** The balance on the account's normal side; zero for an unused account. */
  async readBalance(em: EntityManager, account: AccountRef, network: Network): Promise<bigint> {
    return (await readBalance.firstRow(em, { code: account.code, network }))?.balance ?? 0n;
  }

  /** Only in a pipelined transaction, and if the shared accounts are open: then nothing depends on the result. */
  async #defer(em: EntityManager, lines: readonly TransactionLine[]): Promise<boolean> {
    const isOpen = (line: TransactionLine) => !line.is_shared || this.#openAccounts.has(toAccountKey(line));
    if (!isPipelined(em) || !lines.every(isOpen)) return false;
    await postOrFail.defer(em, this.#bind(lines));
    return true;
  }

  #bind(lines: readonly TransactionLine[]) {
    const placed = encodeRowList<LockOrderedLine>(lines.map((line, place) => ({ ...line, place })));
    return { lines: placed, now: this.#clock.now() };
  }

  /** Throws if it was posted with other entries. */
  async #wasPosted(em: EntityManager, posting: Posting, lines: readonly PostingLine[]): Promise<boolean> {
    const stored = await findEntries.rows(em, { kind: posting.kind, reference: posting.reference });
    if (stored.length === 0) return false;
    if (fingerprintLines(stored) === fingerprintLines(lines)) return true;
    throw new LedgerError(`${describePosting(posting)} was posted before with other entries`);
  }
}

function toAccountKey({ code, network, asset }: StoredLine): string {
  return [network, asset, code].join(' ');
}

function fingerprintLines(lines: readonly StoredLine[]): string {
  const texts = lines.map((line) => `${toAccountKey(line)} ${line.amount}`);
  return texts.sort().join('\n');
}
