import type { ReactNode } from 'react';

export type DescriptionItem = [name: string, value: ReactNode];

/** Names and values. Entries without a value are omitted. */
export function DescriptionList({ of }: { of: DescriptionItem[] }) {
  return (
    <dl className="facts">
      {filterEmpty(of).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function StatList({ of }: { of: DescriptionItem[] }) {
  return (
    <dl className="figures">
      {filterEmpty(of).map(([name, value]) => (
        <div className="figure" key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function filterEmpty(facts: DescriptionItem[]): DescriptionItem[] {
  return facts.filter(
    ([, value]) => value !== null && value !== undefined && value !== false && value !== '',
  );
}
