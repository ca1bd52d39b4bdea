import pg from 'pg';
import { DeferredStatementError, findReceiver, type StatementResult } from './deferred-calls.ts';
import { findStatementName, isStalePlan, renewStatement } from './statement-names.ts';

export interface PreparingClientConfig extends pg.ClientConfig {
  /** False for poolers that give a transaction any connection and do not track prepared statements. */
  preparedStatements?: boolean;
  /** Gets what a committed transaction of this connection published in public responses. */
  onPublished?: ((tags: string) => void) | undefined;
}

type Query = (text: unknown, ...rest: unknown[]) => unknown;

/** The message of the notices, and the channel of the notifications. */
export const PUBLIC_CHANGES = 'public_changes';
/** The status of a connection outside a transaction. */
const IDLE = 'I';

const NO_RESULT: StatementResult = { command: '', rowCount: null, rows: [] };

/**
 * A connection that saves time, whoever uses it: query builders know nothing of it. It parses and plans frequent texts
 * once. It sends BEGIN with the first statement of a transaction, and deferred statements without waiting for them.
 */
export class PreparingClient extends pg.Client {
  #begin: string | undefined;
  #deferred: Promise<void>[] = [];
  #failure: Error | undefined;
  #isCorked = false;
  readonly #isPreparing: boolean;

  constructor(config: PreparingClientConfig = {}) {
    super(config);
    this.#isPreparing = config.preparedStatements ?? true;
    if (config.onPublished) this.#collectPublished(config.onPublished);
  }

  override query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
    if (typeof text !== 'string' || typeof values === 'function' || rest.length > 0)
      return this.#send(text, values, ...rest);
    if (text === 'begin') return this.#beginLater(text);
    if (text === 'commit' || text === 'rollback') return this.#end(text);
    const result = this.#send(text, values) as Promise<StatementResult>;
    const receive = findReceiver(values);
    if (receive) {
      receive(result);
      return this.#defer(text, result);
    }
    return this.#deferred.length === 0 ? result : this.#explain(result);
  }) as pg.Client['query'];

  #send(text: unknown, values?: unknown, ...rest: unknown[]): unknown {
    const query = super.query as Query;
    this.#cork();
    if (this.#begin !== undefined) {
      const begun = query.call(this, this.#begin) as Promise<unknown>;
      // the next statement reports the same
      begun.catch(() => {});
      this.#begin = undefined;
    }
    const name = this.#findName(text, values);
    if (name === undefined) return query.call(this, text, values, ...rest);
    return query.call(this, { name, text, values }, ...rest);
  }

  /** A connection is ready for the next statement before the promise of the last one, such as COMMIT, is settled. */
  #collectPublished(onPublished: (tags: string) => void): void {
    const published = new Set<string>();
    this.on('notice', ({ message, detail }) => {
      if (message === PUBLIC_CHANGES && detail) published.add(detail);
    });
    this.connection.on('readyForQuery', ({ status }: { status: string }) => {
      if (status !== IDLE || published.size === 0) return;
      for (const tags of published) onPublished(tags);
      published.clear();
    });
  }

  #findName(text: unknown, values: unknown): string | undefined {
    if (!this.#isPreparing || typeof text !== 'string' || !Array.isArray(values)) return undefined;
    return findStatementName(text);
  }

  /** What is sent without waiting leaves in one packet. */
  #cork(): void {
    if (this.#isCorked) return;
    const { stream } = this.connection;
    this.#isCorked = true;
    stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  async #beginLater(text: string): Promise<StatementResult> {
    this.#begin = text;
    this.#deferred = [];
    this.#failure = undefined;
    return NO_RESULT;
  }

  async #defer(text: string, result: Promise<StatementResult>): Promise<StatementResult> {
    const settled = result.then(
      () => {},
      (error: Error) => {
        this.#failure ??= error;
        if (isStalePlan(error)) renewStatement(text);
      },
    );
    this.#deferred.push(settled);
    return NO_RESULT;
  }

  /** A statement fails after a failed one, which is the reason. */
  async #explain(result: Promise<StatementResult>): Promise<StatementResult> {
    try {
      return await result;
    } catch (error) {
      await Promise.all(this.#deferred);
      throw toRejection(this.#failure) ?? error;
    }
  }

  async #end(command: 'commit' | 'rollback'): Promise<StatementResult> {
    if (this.#begin !== undefined) {
      this.#begin = undefined;
      return NO_RESULT;
    }
    const result = await this.#explain(this.#send(command) as Promise<StatementResult>);
    await Promise.all(this.#deferred.splice(0));
    if (command === 'rollback') return result;
    const rejection = toRejection(this.#failure);
    if (rejection) throw rejection;
    if (result.command === 'ROLLBACK') throw new Error('The transaction was rolled back: a statement failed');
    return result;
  }
}

/** Only PostgreSQL can reject a statement; without its answer, the transaction may have been committed. */
function toRejection(error: Error | undefined): DeferredStatementError | undefined {
  return error instanceof pg.DatabaseError ? new DeferredStatementError(error) : undefined;
}
