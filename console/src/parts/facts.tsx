import type { ReactNode } from 'react';

export type Fact = [name: string, value: ReactNode];

/** Names and values. Those without a value are left out. */
export function Facts({ of }: { of: Fact[] }) {
  return (
    <dl className="facts">
      {shown(of).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Figures({ of }: { of: Fact[] }) {
  return (
    <dl className="figures">
      {shown(of).map(([name, value]) => (
        <div className="figure" key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function shown(facts: Fact[]): Fact[] {
  return facts.filter(
    ([, value]) => value !== null && value !== undefined && value !== false && value !== '',
  );
}
