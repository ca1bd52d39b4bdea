import type { Program } from '@typespec/compiler';
import type { Contract } from '../contract.ts';
import { collectReachableSchemas, type Document } from '../document.ts';
import { listEnumNames } from '../enums.ts';
import { buildPythonSample } from '../python/sample.ts';
import { BANNER, listGroups } from '../typescript.ts';
import { upperFirst } from '../upper-first.ts';
import { type CallShape, CREDENTIAL_FIELDS, getCallShape } from './call-shape.ts';
import { buildCallExample } from './example.ts';
import { buildCallSample, buildClientMethod } from './methods.ts';
import { buildQueryInterface } from './query.ts';

const HELPERS = `/** The fields in which credentials travel; a client fills them in. */
type CredentialField = ${CREDENTIAL_FIELDS.map((name) => `'${name}'`).join(' | ')};

/** A body as the caller writes it. */
export type Input<T> = T extends unknown ? Omit<T, CredentialField> : never;

/** What the answer says, when awaited. */
export interface Call<T> extends Promise<T> {
  /** The same beside the answer itself, with its status and headers. Its body was read, unless it is handed on as it is. */
  withResponse(): Promise<{ data: T; response: Response }>;
}

/** One page when awaited; every item of this and all further pages when iterated. */
export interface ListCall<Item, Page> extends Call<Omit<Page, 'success'>>, AsyncIterable<Item> {
  /** The items of this and all further pages, and at most \`max\` of them: 1,000 unless set. */
  all(options?: { max?: number }): Promise<Item[]>;
}

/** One page when awaited; every event from there on, without end, when iterated. */
export interface FeedCall<Item, Page> extends Call<Omit<Page, 'success'>>, AsyncIterable<Item> {
  /** The same by page, with the position after each. A page can be empty. */
  pages(): AsyncIterable<Omit<Page, 'success'>>;
}

export interface UploadInput {
  /** A stream is read to its end before it is sent. */
  file: Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Kinds of text are told apart by it; a \`File\` has its own. */
  name?: string;
}
`;

/** The description of the call, after method and path. */
function buildFlags({ operation, body, signatureIn, query, response: answer }: CallShape): string[] {
  const silent = answer.kind === 'data' || answer.kind === 'nothing';
  return [
    ...(body ? [body.kind, ...query.map(({ name }) => `?${name}`)] : query.slice(0, 1).map(() => 'query')),
    ...(signatureIn ? [`sign-${signatureIn}`] : []),
    ...(operation.idempotent ? ['idempotent'] : []),
    ...(silent ? [] : [answer.kind]),
    ...(operation.host === 'app' ? ['app'] : []),
    ...operation.credentials.accepted.filter((name) => name !== 'x402'),
  ];
}

/** The call in words: see the comment of the table. */
export function describeCall(shape: CallShape): string {
  const { method, path } = shape.operation;
  return [method.toUpperCase(), path, ...buildFlags(shape)].join(' ');
}

const buildTableEntry = (shape: CallShape) => `    ${shape.operation.name}: '${describeCall(shape)}',`;

function groupOperations(
  contract: Contract,
  shapes: CallShape[],
  write: (group: string, own: CallShape[]) => string,
) {
  return listGroups(contract)
    .map((group) =>
      write(
        group,
        shapes.filter(({ operation }) => operation.group === group),
      ),
    )
    .join('\n');
}

const listSchemaNames = (document: Document) =>
  Object.keys(collectReachableSchemas(document, document.paths)).filter((name) => /^[A-Z]/.test(name));

const toResourceName = (group: string) => `${upperFirst(group)}Resource`;

/** The table from which a client makes its calls. */
export function buildCallTable(document: Document, contract: Contract): string {
  const shapes = contract.operations.map((operation) => getCallShape(document, operation));
  return `${BANNER}
import type { Resources } from './client.gen.ts';

/**
 * How each call is made: method, path, then in words what its argument is (a body of some kind, with \`?\` fields of it that
 * go into the query, or the query), where a wallet's signature goes, whether it takes an \`Idempotency-Key\`, the kind of
 * answer unless it is the envelope's \`data\`, and the credentials in the order in which one is chosen.
 */
export const calls = {
${groupOperations(contract, shapes, (group, own) => `  ${group}: {\n${own.map(buildTableEntry).join('\n')}\n  },`)}
} as const satisfies { [Group in keyof Resources<unknown>]: Record<keyof Resources<unknown>[Group], string> };
`;
}

/** The methods of a client and their types. */
export function buildTypedClient(program: Program, document: Document, contract: Contract): string {
  const shapes = contract.operations.map((operation) => getCallShape(document, operation));
  const names = listSchemaNames(document);
  // exported by the vocabulary, as types and values
  const words = listEnumNames(program);
  const method = (shape: CallShape) =>
    buildClientMethod(document, shape, buildCallExample(program, shape.operation));
  return `${BANNER}
import type { components, ${names.join(', ')} } from './types.gen.ts';

export type { ${names.filter((name) => !words.includes(name)).join(', ')} };

${HELPERS}
${shapes.flatMap(buildQueryInterface).join('\n')}
${groupOperations(contract, shapes, (group, own) => `export interface ${toResourceName(group)}<Options> {\n${own.map(method).join('\n\n')}\n}\n`)}
/** Every operation of the contract, by group. */
export interface Resources<Options> {
${groupOperations(contract, shapes, (group) => `  ${group}: ${toResourceName(group)}<Options>;`)}
}
`;
}

/** Each operation as a client call in each language, for the reference. */
export function buildSampleTable(program: Program, document: Document, contract: Contract): string {
  const list = (build: typeof buildPythonSample) =>
    contract.operations.map((operation) => {
      const sample = build(document, getCallShape(document, operation), buildCallExample(program, operation));
      return `  ${operation.operationId}: ${JSON.stringify(sample)},`;
    });
  return `${BANNER}
/** Each operation as a call of the SDK, made with the example of the contract; the client is called \`market\`. */
export const sdkSamples: Record<string, string> = {
${list(buildCallSample).join('\n')}
};

/** The same in Python. */
export const pythonSamples: Record<string, string> = {
${list(buildPythonSample).join('\n')}
};
`;
}
