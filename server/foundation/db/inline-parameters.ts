import { type CompiledQuery, PostgresQueryCompiler } from 'kysely';

/**
 * The same statement with its values written into its text, so that the plan that connections keep is made for them.
 * Only for values of which there are few.
 */
export function inlineParameters<Row>({ query, queryId }: CompiledQuery<Row>): CompiledQuery<Row> {
  return new InliningCompiler().compileQuery(query, queryId) as CompiledQuery<Row>;
}

class InliningCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    this.appendImmediateValue(value);
  }
}
