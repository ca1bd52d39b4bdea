import type { Histogram } from 'prom-client';
import type { Route } from '../../generated/routes.gen.ts';
import type { AuthorityKind } from '../../generated/vocabulary.gen.ts';
import {
  type Content,
  type ContractDocument,
  getOperation,
  resolveRef,
} from '../contract/contract-document.ts';
import type { FormatFailure } from '../contract/domain-module.ts';
import type { Metrics } from '../foundation/platform/metrics.ts';
import { listDeclaredKinds } from './authority/requested-acts.ts';
import type { CredentialStage, OperationCredentials } from './credentials/credential-stage.ts';
import type { AnyHandler, HandlerRegistry } from './handler-registry.ts';
import { CallerLimit } from './limits/caller-limit.ts';
import { FailureLimit } from './limits/failure-limit.ts';
import type { LimitStore } from './limits/limit-store.ts';
import { OperationLimit } from './limits/operation-limit.ts';
import { PublicUrlCheck, type PublicUrlRule } from './validation/public-url-check.ts';
import { OperationValidator } from './validation/request-validator.ts';

export interface OperationDependencies {
  contract: ContractDocument;
  handlers: HandlerRegistry;
  credentials: CredentialStage;
  limits: LimitStore | undefined;
  metrics: Metrics;
  /** Checks URLs that are shown to others; undefined if the contract has none. */
  publicUrls?: PublicUrlRule;
}

type Observer = Pick<Histogram.Internal<'operation' | 'status'>, 'observe'>;

/** One operation of the contract with all its stages, built once. */
export class Operation {
  readonly route: Route;
  readonly handler: AnyHandler | undefined;
  readonly formatFailure: FormatFailure | undefined;
  readonly limit: OperationLimit | undefined;
  readonly callerLimit: CallerLimit | undefined;
  readonly failureLimit: FailureLimit | undefined;
  readonly credentials: OperationCredentials | undefined;
  /** The limit of its body; undefined without body. */
  readonly mediaTypes: readonly string[];
  readonly publicUrls: PublicUrlCheck | undefined;
  /** It is read-only. */
  readonly isRead: boolean;
  /** Its declared authority. */
  readonly authorityKinds: ReadonlySet<AuthorityKind>;
  readonly #deps: OperationDependencies;
  readonly #observers = new Map<number, Observer>();
  #validator: OperationValidator | undefined;

  constructor(route: Route, parts: OperationDependencies) {
    this.route = route;
    this.#deps = parts;
    this.handler = parts.handlers.find(route);
    this.formatFailure = parts.handlers.findFailureFormatter(route);
    this.limit = OperationLimit.create(route, parts.limits);
    this.callerLimit = CallerLimit.create(route, parts.limits);
    this.failureLimit = FailureLimit.create(route, parts.limits);
    this.credentials = parts.credentials.forRoute(route);
    this.mediaTypes = listMediaTypes(route, parts.contract);
    this.authorityKinds = listDeclaredKinds(route);
    this.publicUrls = PublicUrlCheck.create(
      parts.contract,
      findJsonSchema(route, parts.contract),
      parts.publicUrls,
    );
    this.isRead = route.method === 'get' || route.method === 'head';
  }

  /** Compiled on the first call: a process rarely serves all operations, and compiling all would delay its start. */
  get validator(): OperationValidator {
    this.#validator ??= OperationValidator.for(this.#deps.contract, this.route.method, this.route.path);
    return this.#validator;
  }

  /** Called by the protocol handler after the response was delivered. */
  observe(status: number, seconds: number): void {
    let observer = this.#observers.get(status);
    if (!observer) {
      observer = this.#deps.metrics.httpDuration.labels(this.route.operationId, String(status));
      this.#observers.set(status, observer);
    }
    observer.observe(seconds);
  }
}

function listMediaTypes(route: Route, contract: ContractDocument): string[] {
  return Object.keys(readRequestContent(route, contract));
}

function findJsonSchema(route: Route, contract: ContractDocument) {
  return readRequestContent(route, contract)['application/json']?.schema;
}

function readRequestContent({ method, path }: Route, contract: ContractDocument): Content {
  const { requestBody } = getOperation(contract, method, path);
  return requestBody ? resolveRef(contract, requestBody).content : {};
}
