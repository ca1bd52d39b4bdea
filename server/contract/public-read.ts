import type { PublicRead, PublicRequest } from './domain-module.ts';

/** A read that shows these sets, and no agent that is not part of them. */
export function showsAll(...tags: readonly string[]): PublicRead {
  return { status: 200, listTags: () => tags };
}

interface ShownRow {
  agent_id: string;
}

/** A list: it changes with the set that it is a part of, and with the agent of each row. */
export function showsRows(set: string): PublicRead {
  return {
    status: 200,
    listTags: ({ data }: { data: readonly ShownRow[] }, request) => [
      ...listSearchedSets(set, request),
      ...data.map(toAgentTag),
    ],
  };
}

/** A search depends on the text of every row, and the words of all sets correct its typos. */
export const SEARCHED_SETS: readonly string[] = ['agents:content', 'services:content'];

export function listSearchedSets(set: string, { query }: PublicRequest): readonly string[] {
  return query.search === undefined ? [set] : SEARCHED_SETS;
}

/** A list that belongs to the agent in the path. A slug does not tell which agent that is. */
export const showsAgentOfPath: PublicRead = {
  status: 200,
  listTags: (_body: never, { params: { id = '' } }: PublicRequest) =>
    id.startsWith('agt_') ? [toAgentTag({ agent_id: id })] : undefined,
};

export const toAgentTag = ({ agent_id }: ShownRow) => `agent:${agent_id}`;
