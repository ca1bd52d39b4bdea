import { createRule, type ModelProperty, paramMessage, type Type } from '@typespec/compiler';
import { isOwnType } from './is-ours.ts';

const MONEY_NAME = /(^|_)(usd|usdc|price|budget|amount|fee|payout_amount)(_|$)/;
const MONEY_TYPES = new Set([
  'usd',
  'UsdInput',
  'PriceInput',
  'ListPriceInput',
  'BudgetInput',
  'SwapInput',
  'smallestUnit',
]);
const NUMBERS = new Set([
  'float',
  'float32',
  'float64',
  'decimal',
  'decimal128',
  'numeric',
  'integer',
  'int32',
  'int64',
  'safeint',
]);

function listBaseTypeNames(type: Type): string[] {
  if (type.kind === 'Scalar')
    return [type.name, ...(type.baseScalar ? listBaseTypeNames(type.baseScalar) : [])];
  if (type.kind === 'Union') {
    return type.name && MONEY_TYPES.has(type.name)
      ? [type.name]
      : [...type.variants.values()].flatMap((variant) => listBaseTypeNames(variant.type));
  }
  return [];
}

function isNumericMoney(property: ModelProperty): boolean {
  const names = listBaseTypeNames(property.type);
  return names.some((name) => NUMBERS.has(name)) && !names.some((name) => MONEY_TYPES.has(name));
}

export const noFloatMoney = createRule({
  name: 'no-float-money',
  severity: 'warning',
  description: 'Money is a decimal string, never a number.',
  messages: {
    default: paramMessage`"${'name'}" is money: use usd in answers and UsdInput or a bounded one in requests, not a number.`,
  },
  create: (context) => ({
    modelProperty(property) {
      const model = property.model;
      if (!model || !isOwnType(model) || !MONEY_NAME.test(property.name) || !isNumericMoney(property)) return;
      context.reportDiagnostic({ format: { name: property.name }, target: property });
    },
  }),
});
