import { sql as ormSql } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../db/orm.ts';

/** A search: the text as typed, and the words that a row must match. */
export interface Search {
  text: string;
  /** A tsquery; undefined if the text has no words. */
  query: RawBuilder<unknown> | undefined;
}

const MAX_WORDS = 10;

/**
 * Words that nothing in use matches, not even as a prefix, count as typos and are replaced by the nearest words. The
 * trigram index finds candidates; one edit is a typo, two in a longer word with the same beginning.
 */
const buildTermsQuery = (words: readonly string[]) => ormSql`
  select typed.word,
    to_tsvector('english', typed.word) = '' as filler,
    case when typed.word ~ '^[[:alpha:]]{4,30}$' and not exists (
      select from search_vocabulary used
      where used.word ~>=~ typed.word and used.word ~<~ (typed.word || chr(1114111))
    ) then array(
      select near.word
      from (select word from search_vocabulary order by word <-> typed.word limit 30) near
      where levenshtein(near.word, typed.word) <=
        case when length(typed.word) > 4 and left(near.word, 1) = left(typed.word, 1) then 2 else 1 end
      order by levenshtein(near.word, typed.word), near.word <-> typed.word limit 3
    ) else '{}' end as meant
  from unnest(array[${words}]) with ordinality typed(word, position) order by position`;

interface SearchTerm {
  word: string;
  /** A stop word. */
  filler: boolean;
  /** Probable corrections. */
  meant: string[];
}

/** Parses a search; undefined if the text is empty. */
export async function parseSearch(em: EntityManager, typed = ''): Promise<Search | undefined> {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  const words = [...new Set(text.match(/[\p{L}\p{N}]+/gu))].slice(0, MAX_WORDS);
  if (words.length === 0) return { text, query: undefined };
  const understood = await em.execute<SearchTerm[]>(buildTermsQuery(words));
  const telling = understood.filter(({ filler }) => !filler);
  return { text, query: requireAllTerms(telling.length > 0 ? telling : understood) };
}

function requireAllTerms(words: readonly SearchTerm[]): RawBuilder<unknown> | undefined {
  const [first, ...rest] = words.map(buildTermQuery);
  return first && rest.reduce((joined, word) => sql`${joined} && ${word}`, first);
}

/** The word as a prefix, its English stem, or its corrections. */
function buildTermQuery({ word, filler, meant }: SearchTerm): RawBuilder<unknown> {
  const asTyped = sql`to_tsquery('simple', ${`${word}:*`})`;
  const forms = filler ? asTyped : sql`${asTyped} || to_tsquery('english', ${word})`;
  return meant.length > 0 ? sql`(${forms} || to_tsquery('simple', ${meant.join(' | ')}))` : sql`(${forms})`;
}
