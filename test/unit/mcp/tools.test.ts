import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { toolTable } from '../../../generated/tools.gen.ts';
import { listedTools } from '../../../shared/tools/listed-tool.ts';
import { anonymousTools, tools } from '../../../shared/tools/tools.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const inputs = [
  ...tools.map(({ name, inputSchema }) => ({ name, schema: inputSchema })),
  ...Object.entries(anonymousTools).map(([name, schema]) => ({ name, schema })),
];

it.each(inputs)('the arguments of $name are validated by a schema that stands by itself', ({ schema }) => {
  expect(JSON.stringify(schema)).not.toMatch(/\$ref|\$defs/);
  expect(schema.type).toBe('object');
  expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
});

it('keeps the words of a tool where it refers to a shared schema', () => {
  const isRegister = ({ name }: { name: string }) => name === 'market_register_agent';
  const written = toolTable.tools.find(isRegister)?.inputSchema;
  const shown = tools.find(isRegister)?.inputSchema;
  const ref = { $ref: '#/$defs/inputs/walletAddress' };
  const description = 'The wallet that signs, exactly as in the signed message.';
  expect(written).toMatchObject({ properties: { wallet: { ...ref, description } } });
  expect(shown?.properties.wallet).toEqual({
    ...(toolTable.$defs.inputs.walletAddress as object),
    description,
  });
});

it('every shared schema is referred to', () => {
  const text = JSON.stringify(toolTable);
  const names = Object.entries(toolTable.$defs).flatMap(([place, definitions]) =>
    Object.keys(definitions).map((name) => `"#/$defs/${place}/${name}"`),
  );
  expect(names.filter((ref) => !text.includes(ref))).toEqual([]);
  expect(names.length).toBeGreaterThan(50);
});

describe('the list of tools', () => {
  it('fills at most 15,000 tokens of a context', () => {
    expect(encode(JSON.stringify({ tools: listedTools })).length).toBeLessThanOrEqual(15_000);
  });

  it.each(listedTools)('describes $name by schemas that compile', ({ inputSchema, outputSchema }) => {
    for (const schema of [inputSchema, outputSchema ?? {}]) {
      expect(() => ajv.compile(schema as AnySchema)).not.toThrow();
    }
    expect(JSON.stringify(inputSchema)).not.toMatch(/\$ref|\$defs/);
  });

  it('has the arguments of the validating schemas, and accepts whatever they accept', () => {
    for (const [index, { inputSchema }] of listedTools.entries()) {
      const whole = tools[index]?.inputSchema;
      expect(Object.keys(inputSchema.properties ?? {})).toEqual(Object.keys(whole?.properties ?? {}));
      expect(inputSchema.required).toEqual(whole?.required);
    }
  });

  it('describes an object in one tool, to which the others point', () => {
    const find = (name: string) => listedTools.find((tool) => tool.name === name)?.outputSchema;
    expect(find('market_poll_orders')).toMatchObject({
      properties: { data: { items: { properties: { status: { enum: expect.arrayContaining(['paid']) } } } } },
    });
    const pointer = { type: 'object', description: 'Order, as in market_poll_orders' };
    for (const name of ['market_quote_order', 'market_approve_order', 'market_deliver_order']) {
      expect(find(name)).toMatchObject({ properties: { data: pointer } });
    }
    const names = listedTools.map(({ name }) => name);
    const homes = JSON.stringify(listedTools).matchAll(/"\w+, as in (market_\w+)"/g);
    for (const [, home] of homes) expect(names).toContain(home);
  });
});
