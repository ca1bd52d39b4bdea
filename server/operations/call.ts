import type { Act } from '../../generated/authority.gen.ts';
import type { Credential } from '../../generated/routes.gen.ts';
import type { RequestContext } from '../contract/request-context.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import type { ReadReplicas } from '../foundation/db/replicas/read-replicas.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import type { Logger } from '../foundation/platform/log.ts';
import type { PendingKeyLookup } from '../identity/agent-keys.ts';
import { ANONYMOUS, type Caller } from '../identity/caller.ts';
import { CallAuthority } from './authority/call-authority.ts';
import { requireScopes } from './authority/scopes.ts';
import type { CredentialRequest } from './credentials/authenticator.ts';
import { parseBearerToken } from './credentials/bearer.ts';
import type { InputHeaders, KnownCaller, OperationInput } from './input.ts';
import { toClientKey } from './limits/client-key.ts';
import type { LimitHeaders } from './limits/rate-limited-error.ts';
import type { Operation } from './operation.ts';

export interface CallDependencies {
  clock: Clock;
  log: Logger;
  em(): EntityManager;
  /** Undefined if there are no replicas. */
  replicas?: Pick<ReadReplicas, 'read'> | undefined;
}

/** One call of an operation, passed through the stages. Rarely needed parts are created lazily. */
export class Call implements RequestContext, CredentialRequest {
  readonly operation: Operation;
  readonly input: OperationInput;
  readonly #deps: CallDependencies;
  body: unknown;
  caller: Caller = ANONYMOUS;
  /** The requested acts of the authority table. */
  acts: readonly Act[] = [];
  pendingKeyLookup: PendingKeyLookup | undefined;
  /** The client's remaining limit, for the response headers. */
  limitHeaders: LimitHeaders | undefined;
  idempotencyId: string | undefined;
  #transaction: EntityManager | undefined;
  #bearer: string | undefined;
  #log: Logger | undefined;
  #authority: CallAuthority | undefined;

  constructor(operation: Operation, input: OperationInput, parts: CallDependencies) {
    this.operation = operation;
    this.input = input;
    this.#deps = parts;
  }

  get requestId(): string {
    return this.input.requestId;
  }

  get params(): Readonly<Record<string, string>> {
    return this.input.params;
  }

  get query(): Readonly<Record<string, unknown>> {
    return this.input.query;
  }

  get headers(): InputHeaders {
    return this.input.headers;
  }

  get cookies(): Readonly<Record<string, string | undefined>> {
    return this.input.cookies;
  }

  get signal(): AbortSignal {
    return this.input.signal;
  }

  get knownCaller(): KnownCaller | undefined {
    return this.input.knownCaller;
  }

  get sender(): string {
    return toClientKey(this.input.address);
  }

  get isRead(): boolean {
    return this.operation.isRead;
  }

  get bearer(): string | undefined {
    this.#bearer ??= parseBearerToken(this.input.headers);
    return this.#bearer;
  }

  get authority(): CallAuthority {
    this.#authority ??= new CallAuthority(this);
    return this.#authority;
  }

  get clock(): Clock {
    return this.#deps.clock;
  }

  get isInTransaction(): boolean {
    return this.#transaction !== undefined;
  }

  get log(): Logger {
    this.#log ??= createCallLogger(this.#deps.log, this.requestId, this.operation);
    return this.#log;
  }

  em(): EntityManager {
    return this.#transaction?.fork({ keepTransactionContext: true }) ?? this.#deps.em();
  }

  read<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const { replicas } = this.#deps;
    return replicas && !this.isInTransaction ? replicas.read(work) : work(this.em());
  }

  /** Every unit of work inside joins one transaction. */
  async inTransaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.#deps.em().transactional((tx) => {
        this.#transaction = tx;
        return work(tx);
      });
    } finally {
      this.#transaction = undefined;
    }
  }

  countAgainstCallerLimit<T>(work: () => Promise<T>): Promise<T> {
    const { callerLimit } = this.operation;
    return callerLimit ? callerLimit.run(this, work) : work();
  }

  async authenticateWith(credential: Credential): Promise<Caller | null> {
    const caller = (await this.operation.credentials?.authenticateWith(credential, this)) ?? null;
    if (caller) requireScopes(caller, this.operation.route.scopes, this.acts);
    return caller;
  }
}

/** Log lines name the request and its operation. */
export function createCallLogger(log: Logger, requestId: string, operation: Operation | undefined): Logger {
  return log.child({ request_id: requestId, operation: operation?.route.operationId });
}
