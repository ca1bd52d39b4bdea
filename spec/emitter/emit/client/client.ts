import type { Program } from '@typespec/compiler';
import type { Contract } from '../contract.ts';
import { type Document, reachableSchemas } from '../document.ts';
import { vocabularyNames } from '../enums.ts';
import { BANNER, groupsOf, upperFirst } from '../typescript.ts';
import { callExample } from './example.ts';
import { callSample, clientMethod } from './methods.ts';
import { queryInterface } from './query.ts';
import { type CallShape, CREDENTIAL_FIELDS, shapeOf } from './shape.ts';

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

export interface UploadInput {
  /** A stream is read to its end before it is sent. */
  file: Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Kinds of text are told apart by it; a \`File\` has its own. */
  name?: string;
}
`;

/** The words that say how to make the call, after method and path. */
function words({ operation, body, signedIn, query, answer }: CallShape): string[] {
  const silent = answer.kind === 'data' || answer.kind === 'nothing';
  return [
    ...(body ? [body.kind, ...query.map(({ name }) => `?${name}`)] : query.slice(0, 1).map(() => 'query')),
    ...(signedIn ? [`sign-${signedIn}`] : []),
    ...(operation.idempotent ? ['idempotent'] : []),
    ...(silent ? [] : [answer.kind]),
    ...(operation.host === 'app' ? ['app'] : []),
    ...operation.credentials.accepted.filter((name) => name !== 'x402'),
  ];
}

function tableEntry(shape: CallShape): string {
  const { name, method, path } = shape.operation;
  return `    ${name}: '${[method.toUpperCase(), path, ...words(shape)].join(' ')}',`;
}

function inGroups(
  contract: Contract,
  shapes: CallShape[],
  write: (group: string, own: CallShape[]) => string,
) {
  return groupsOf(contract)
    .map((group) =>
      write(
        group,
        shapes.filter(({ operation }) => operation.group === group),
      ),
    )
    .join('\n');
}

const schemaNames = (document: Document) =>
  Object.keys(reachableSchemas(document, document.paths)).filter((name) => /^[A-Z]/.test(name));

const resourceName = (group: string) => `${upperFirst(group)}Resource`;

/** From which a client makes its calls. */
export function callTable(document: Document, contract: Contract): string {
  const shapes = contract.operations.map((operation) => shapeOf(document, operation));
  return `${BANNER}
import type { Resources } from './client.gen.ts';

/**
 * How each call is made: method, path, then in words what its argument is (a body of some kind, with \`?\` fields of it that
 * go into the query, or the query), where a wallet's signature goes, whether it takes an \`Idempotency-Key\`, the kind of
 * answer unless it is the envelope's \`data\`, and the credentials in the order in which one is chosen.
 */
export const calls = {
${inGroups(contract, shapes, (group, own) => `  ${group}: {\n${own.map(tableEntry).join('\n')}\n  },`)}
} as const satisfies { [Group in keyof Resources<unknown>]: Record<keyof Resources<unknown>[Group], string> };
`;
}

/** The methods of a client, and the types they speak of. */
export function typedClient(program: Program, document: Document, contract: Contract): string {
  const shapes = contract.operations.map((operation) => shapeOf(document, operation));
  const names = schemaNames(document);
  // exported by the vocabulary, as types and as values
  const words = vocabularyNames(program);
  const method = (shape: CallShape) => clientMethod(document, shape, callExample(program, shape.operation));
  return `${BANNER}
import type { components, ${names.join(', ')} } from './types.gen.ts';

export type { ${names.filter((name) => !words.includes(name)).join(', ')} };

${HELPERS}
${shapes.flatMap(queryInterface).join('\n')}
${inGroups(contract, shapes, (group, own) => `export interface ${resourceName(group)}<Options> {\n${own.map(method).join('\n\n')}\n}\n`)}
/** Every operation of the contract, by group. */
export interface Resources<Options> {
${inGroups(contract, shapes, (group) => `  ${group}: ${resourceName(group)}<Options>;`)}
}
`;
}

/** How each operation is called with a client, for the reference. */
export function sampleTable(program: Program, document: Document, contract: Contract): string {
  const samples = contract.operations.map((operation) => {
    const shape = shapeOf(document, operation);
    const sample = callSample(document, shape, callExample(program, operation));
    return `  ${operation.operationId}: ${JSON.stringify(sample)},`;
  });
  return `${BANNER}
/** Each operation as a call of the SDK, made with the example of the contract; the client is called \`market\`. */
export const sdkSamples: Record<string, string> = {
${samples.join('\n')}
};
`;
}
