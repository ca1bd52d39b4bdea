import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { toolTable } from '../../../generated/tools.gen.ts';
import { anonymousTools, tools } from '../../../shared/tools/tools.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const schemas = tools.flatMap(({ name, inputSchema, outputSchema }) => [
  { name, side: 'input', schema: inputSchema },
  ...(outputSchema ? [{ name, side: 'output', schema: outputSchema }] : []),
]);

describe.each([
  ...schemas,
  ...Object.entries(anonymousTools).map(([name, schema]) => ({ name, side: 'input', schema })),
])('the $side schema of $name', ({ schema }) => {
  it('stands by itself', () => {
    expect(JSON.stringify(schema)).not.toMatch(/\$ref|\$defs/);
    expect(schema.type).toBe('object');
    expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
  });
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
