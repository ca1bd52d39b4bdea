import {
  createRule,
  type Model,
  type ModelProperty,
  type Operation,
  type Program,
  paramMessage,
} from '@typespec/compiler';
import { getHeaderFieldOptions, isHeader } from '@typespec/http';
import { state } from '../state.ts';
import { isOwnOperation, isOwnType } from './is-ours.ts';

const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const HEADER = /^([A-Z][A-Za-z0-9]*|[A-Z]+)(-[A-Z][A-Za-z0-9]*)*$/;

function isWireName(program: Program, property: ModelProperty): boolean {
  if (property.name === '_') return true;
  if (isHeader(program, property)) return HEADER.test(getHeaderFieldOptions(program, property).name);
  return SNAKE_CASE.test(property.name);
}

export const wireNames = createRule({
  name: 'wire-names',
  severity: 'warning',
  description: 'Fields and parameters are snake_case on the wire, headers Train-Case.',
  messages: {
    default: paramMessage`"${'name'}" is not a wire name: fields are snake_case and headers Train-Case. Where an outside standard names it, say @foreignFormat.`,
  },
  create: (context) => {
    const check = (properties: Iterable<ModelProperty>) => {
      for (const property of properties) {
        if (!isWireName(context.program, property)) {
          context.reportDiagnostic({ format: { name: property.name }, target: property });
        }
      }
    };
    const isForeign = (type: Model | Operation) => state.foreignFormat.has(context.program, type);
    return {
      model(model) {
        if (isOwnType(model) && !isForeign(model)) check(model.properties.values());
      },
      operation(operation) {
        if (isOwnOperation(operation) && !isForeign(operation))
          check(operation.parameters.properties.values());
      },
    };
  },
});
