import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '../data-table.tsx';
import { type ListPage, PagedList } from '../paged-list.tsx';

interface OperatorTableProps<T> {
  query: UseInfiniteQueryResult<InfiniteData<ListPage<T>>>;
  /** The plural noun of the rows. */
  noun: string;
  columns: Column<T>[];
  getKey: (row: T) => string;
  filters?: ReactNode;
}

/** A list that an operator looks after, below its filters. */
export function OperatorTable<T>({ query, noun, columns, getKey, filters }: OperatorTableProps<T>) {
  return (
    <div className="stack">
      {filters && <div className="row end">{filters}</div>}
      <PagedList query={query} noun={noun}>
        {(rows) => (
          <DataTable
            label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)}`}
            columns={columns}
            rows={rows}
            getKey={getKey}
          />
        )}
      </PagedList>
    </div>
  );
}
