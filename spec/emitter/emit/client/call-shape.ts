import type { ContractOperation } from '../contract.ts';
import {
  type Document,
  type OperationObject,
  type Parameter,
  type PathItem,
  resolveParameter,
  resolveResponse,
  resolveSchema,
  type Schema,
} from '../document.ts';

/** What a client adds automatically, so that calls omit it. */
export const CREDENTIAL_FIELDS = [
  'wallet',
  'wallet_sig',
  'wallet_sig_ts',
  'wallet_chain',
  'idp_access_token',
];
const SIGNATURE_FIELD = 'wallet_sig';
const ORDER_TOKEN_FIELD = 'access_token';

/** The envelope's `data`, a page of a list or of a feed, another body, the price in a 402, or the raw response. */
type ResponseKind = 'data' | 'list' | 'feed' | 'bare' | 'challenge' | 'raw' | 'nothing';

export interface CallShape {
  operation: ContractOperation;
  target: OperationObject;
  path: string[];
  /** Without credentials, and without what is also in the body. */
  query: Parameter[];
  /** Null also if a body contains only credentials. */
  body: { kind: BodyKind; schema: string; required: boolean; signed: boolean } | null;
  signatureIn: 'query' | 'body' | null;
  response: { kind: ResponseKind; schema: Schema; maybeEmpty: boolean };
}

type BodyKind = 'json' | 'multipart' | 'form';

const BODY_KINDS: Record<string, BodyKind> = {
  'application/json': 'json',
  'multipart/form-data': 'multipart',
  'application/x-www-form-urlencoded': 'form',
};

const getReferenceName = ({ $ref = '' }: Schema) => $ref.slice($ref.lastIndexOf('/') + 1);

/** The name of a component schema; undefined for an inline one. */
export function findSchemaName(schema: Schema | undefined): string | undefined {
  return schema?.$ref && getReferenceName(schema);
}

function hasField(document: Document, schema: Schema, name: string): boolean {
  const { properties = {}, oneOf = [], anyOf = [] } = resolveSchema(document, schema);
  return name in properties || [...oneOf, ...anyOf].some((variant) => hasField(document, variant, name));
}

interface Body {
  kind: BodyKind;
  schema: Schema;
  required: boolean;
  signed: boolean;
  /** Only credentials. */
  empty: boolean;
}

/** GET requests have no body: fetch rejects it. */
function getBody(document: Document, { method }: ContractOperation, target: OperationObject): Body | null {
  const [content] = Object.entries(target.requestBody?.content ?? {});
  const kind = content && BODY_KINDS[content[0]];
  const schema = content?.[1].schema;
  if (method === 'get' || !kind || !schema) return null;
  const { properties } = resolveSchema(document, schema);
  return {
    kind,
    schema,
    required: target.requestBody?.required ?? false,
    signed: hasField(document, schema, SIGNATURE_FIELD),
    empty: Object.keys(properties ?? { union: {} }).every((name) => CREDENTIAL_FIELDS.includes(name)),
  };
}

function getResponse(
  document: Document,
  operation: ContractOperation,
  target: OperationObject,
): CallShape['response'] {
  const responses = Object.entries(target.responses).map(
    ([status, response]) => [status, resolveResponse(document, response)] as const,
  );
  const good = responses.filter(([status]) => status < '300');
  const contents = good.map(([, { content }]) => content ?? {});
  const types = contents.flatMap((content) => Object.keys(content));
  const maybeEmpty = contents.some((content) => Object.keys(content).length === 0);
  const schema = contents.map((content) => content['application/json']?.schema).find(Boolean);
  if (schema && isFeed(document, schema, target)) return { kind: 'feed', schema, maybeEmpty };
  if (schema && types.every((type) => type === 'application/json')) {
    return { ...classifyJsonResponse(document, operation, schema), maybeEmpty };
  }
  const price = target.responses['402'] && resolveResponse(document, target.responses['402']);
  const priced = price?.content?.['application/json']?.schema;
  if (good.length === 0 && priced) return { kind: 'challenge', schema: priced, maybeEmpty };
  const answers = responses.some(([status]) => status < '400');
  return { kind: answers ? 'raw' : 'nothing', schema: {}, maybeEmpty };
}

/** It continues after a position and has no end. */
function isFeed(document: Document, schema: Schema, { parameters }: OperationObject): boolean {
  const takesPosition = parameters.some((one) => resolveParameter(document, one).name === 'after');
  return takesPosition && 'next_cursor' in (resolveSchema(document, schema).properties ?? {});
}

function classifyJsonResponse(document: Document, { bare }: ContractOperation, schema: Schema) {
  const { properties = {} } = resolveSchema(document, schema);
  if (bare || !properties.data) return { kind: 'bare' as const, schema };
  return 'next_cursor' in properties
    ? { kind: 'list' as const, schema }
    : { kind: 'data' as const, schema: properties.data };
}

/** What a typed client needs to make the call. */
export function getCallShape(document: Document, operation: ContractOperation): CallShape {
  const target = document.paths[operation.path]?.[operation.method as keyof PathItem];
  if (!target) throw new Error(`${operation.operationId} is not in the document`);
  const parameters = target.parameters.map((parameter) => resolveParameter(document, parameter));
  const names = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const signedInQuery = names('query').some(({ name }) => name === SIGNATURE_FIELD);
  const body = getBody(document, operation, target);
  const own = names('query').filter(
    ({ name }) =>
      name !== ORDER_TOKEN_FIELD &&
      !(signedInQuery && CREDENTIAL_FIELDS.includes(name)) &&
      !(body && hasField(document, body.schema, name)),
  );
  const inBody = body?.signed ? 'body' : null;
  return {
    operation,
    target,
    path: names('path').map(({ name }) => name),
    query: own,
    body: body && !body.empty ? { ...body, schema: getReferenceName(body.schema) } : null,
    signatureIn: signedInQuery ? 'query' : inBody,
    response: getResponse(document, operation, target),
  };
}
