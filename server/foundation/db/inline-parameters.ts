import { type CompiledQuery, PostgresQueryCompiler } from 'kysely';

/** Inlines values into a statement, so that connections cache a plan for them. Only for values with few variants. */
export function inlineParameters<Row>({ query, queryId }: CompiledQuery<Row>): CompiledQuery<Row> {
  return new InliningCompiler().compileQuery(query, queryId) as CompiledQuery<Row>;
}

class InliningCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    this.appendImmediateValue(value);
  }
}
