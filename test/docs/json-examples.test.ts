import { describe, expect, test } from 'vitest';
import {
  type ContractDocument,
  loadContract,
  type OperationObject,
  resolveRef,
  type Schema,
} from '../../server/contract/contract-document.ts';
import { findSchemaErrors } from '../support/contract/contract-schema.ts';
import { BLOCKS, type Block } from '../support/docs/pages.ts';

const contract = loadContract() as ContractDocument & { webhooks: Record<string, { post: OperationObject }> };
const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));

/** `request <operation>`, `response <operation> <status>`, `event <name>` or `schema <name>`. */
function schemaFor([kind, name = '', status = '']: string[]): Schema | undefined {
  if (kind === 'event') return jsonOf(contract.webhooks[name]?.post.requestBody);
  if (kind === 'schema') return contract.components.schemas?.[name] as Schema | undefined;
  const operation = operations.find(({ operationId }) => operationId === name);
  return jsonOf(kind === 'request' ? operation?.requestBody : operation?.responses[status]);
}

function jsonOf(holder: OperationObject['requestBody'] | OperationObject['responses'][string]) {
  const { content } = resolveRef<{ content?: Record<string, { schema?: Schema }> }>(contract, holder ?? {});
  return content?.['application/json']?.schema;
}

function problemsOf({ headings, text }: Block): unknown {
  const schema = schemaFor(headings);
  if (!schema)
    return `Write after "json" what it is: ${headings.join(' ') || 'nothing'} is not in the contract`;
  return findSchemaErrors(schema, JSON.parse(text));
}

describe('every JSON example is what the contract says', () => {
  const examples = BLOCKS.filter(({ language }) => language === 'json');
  test.each(examples.map((block) => [block.page, block.headings.join(' '), block] as const))(
    '%s: %s',
    (...[, , block]) => {
      expect(problemsOf(block)).toBeNull();
    },
  );

  test('and one that is not is noticed', () => {
    const block = { page: '', language: 'json', headings: ['request', 'orders_create'], text: '{"brief":7}' };
    expect(problemsOf(block)).not.toBeNull();
    expect(problemsOf({ ...block, headings: [] })).not.toBeNull();
  });
});
