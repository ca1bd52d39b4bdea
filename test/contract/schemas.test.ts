import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import {
  type OperationObject,
  resolveParameter,
  resolveResponse,
  type Schema,
} from '../../spec/emitter/emit/document.ts';
import { openapi, operations } from './document.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (target: Ajv2020) => void)(ajv);
ajv.addSchema({ $id: 'contract', ...openapi });

function validatorOf(schema: Schema) {
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'));
  return ajv.compile(absolute);
}

interface Shown {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

interface Case {
  where: string;
  schema: Schema;
  value: unknown;
}

function shown(where: string, media: Shown): Case[] {
  if (!media.schema) return [];
  const values = [media.example, ...Object.values(media.examples ?? {}).map((one) => one.value)];
  const { schema } = media;
  return values.filter((value) => value !== undefined).map((value) => ({ where, schema, value }));
}

function examplesOf(): Case[] {
  return operations().flatMap(([endpoint, operation]) => [
    ...operation.parameters
      .map((parameter) => resolveParameter(openapi, parameter))
      .flatMap((parameter) => shown(`${endpoint} ${parameter.in}.${parameter.name}`, parameter as Shown)),
    ...Object.values(operation.requestBody?.content ?? {}).flatMap((media) =>
      shown(`${endpoint} body`, media as Shown),
    ),
    ...Object.entries(operation.responses).flatMap(([status, response]) =>
      Object.values(resolveResponse(openapi, response).content ?? {}).flatMap((media) =>
        shown(`${endpoint} ${status}`, media as Shown),
      ),
    ),
  ]);
}

function webhookExamples(): Case[] {
  return Object.entries(openapi.webhooks ?? {}).flatMap(([event, { post }]) =>
    Object.values(post?.requestBody?.content ?? {}).flatMap((media) =>
      shown(`the webhook ${event}`, media as Shown),
    ),
  );
}

function schemaExamples(): Case[] {
  return Object.entries(openapi.components.schemas).flatMap(([name, schema]) =>
    [schema.example, ...((schema.examples as unknown[] | undefined) ?? [])]
      .filter((value) => value !== undefined)
      .map((value) => ({ where: name, schema, value })),
  );
}

describe('the document is exact', () => {
  it.each(Object.keys(openapi.components.schemas))('%s compiles as JSON Schema 2020-12', (name) => {
    expect(() => validatorOf({ $ref: `#/components/schemas/${name}` })).not.toThrow();
  });

  it('shows an example of the answer of every operation that answers with JSON', () => {
    const shownAnswers = new Set(examplesOf().map(({ where }) => where.replace(/ \d{3}$/, '')));
    const answersJson = (operation: OperationObject) =>
      Object.entries(operation.responses).some(
        ([status, { content }]) => status < '400' && content?.['application/json'],
      );
    const silent = operations().filter(
      ([endpoint, operation]) => answersJson(operation) && !shownAnswers.has(endpoint),
    );
    expect(silent.map(([endpoint]) => endpoint)).toEqual([]);
  });

  it('shows an example of every webhook', () => {
    expect(webhookExamples()).toHaveLength(Object.keys(openapi.webhooks ?? {}).length);
  });

  it.each([...examplesOf(), ...webhookExamples(), ...schemaExamples()])(
    'the example of $where fits its schema',
    ({ schema, value }) => {
      const validate = validatorOf(schema);
      validate(value);
      expect(validate.errors ?? []).toEqual([]);
    },
  );
});
