import type { ValueOf, Variable } from './variable.ts';
import { variables } from './variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type VariableName = keyof typeof variables;
export type Values = { [Name in VariableName]: ValueOf<(typeof variables)[Name]> };

/** All problems of the environment, one line each, without secret values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads the named variables and collects all problems instead of stopping at the first. */
export function readValues<Name extends VariableName>(env: Environment, names: readonly Name[]) {
  const values: Partial<Values> = {};
  const problems: string[] = [];
  for (const name of names) {
    const result = readVariable(name, variables[name], env[name]);
    if ('problem' in result) problems.push(result.problem);
    else Object.assign(values, { [name]: result.value });
  }
  return { values: values as Partial<Pick<Values, Name>>, problems };
}

function readVariable(name: string, variable: Variable<unknown>, given: string | undefined) {
  const { parser, fallback, secret } = variable;
  // many tools set unused variables to an empty string
  const raw = given?.trim() || (fallback.kind === 'default' ? fallback.text : undefined);
  if (raw === undefined) {
    return fallback.kind === 'none'
      ? { problem: `${name} is missing: set it to ${parser.expected}.` }
      : { value: undefined };
  }
  const value = parser.parse(raw);
  if (value !== undefined) return { value };
  const why = parser.explain?.(raw);
  if (why) return { problem: `${name} is not valid: ${why}.` };
  const shown = secret ? '(not shown, it is secret)' : JSON.stringify(raw.slice(0, 100));
  return { problem: `${name} is ${shown}: it must be ${parser.expected}.` };
}
