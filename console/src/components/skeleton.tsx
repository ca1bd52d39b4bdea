const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const LINES = ['a', 'b', 'c', 'd'];

export type SkeletonKind = 'cards' | 'lines' | 'page' | 'figures' | 'chart';

/** The outline of what is being loaded. */
export function Skeleton({ kind }: { kind: SkeletonKind }) {
  return (
    <div aria-hidden="true">
      {kind === 'cards' && <SkeletonCards />}
      {kind === 'lines' && <SkeletonLines />}
      {kind === 'figures' && <SkeletonFigures />}
      {kind === 'chart' && <div className="skeleton skeleton-block" />}
      {kind === 'page' && <SkeletonPage />}
    </div>
  );
}

function SkeletonCards() {
  return (
    <div className="grid">
      {CARDS.map((key) => (
        <div key={key} className="skeleton skeleton-block" />
      ))}
    </div>
  );
}

function SkeletonFigures() {
  return (
    <div className="figures">
      {LINES.map((key) => (
        <div key={key} className="figure stack-tight">
          <div className="skeleton skeleton-line" />
          <div className="skeleton skeleton-title" />
        </div>
      ))}
    </div>
  );
}

function SkeletonLines() {
  return (
    <div className="stack-tight">
      {LINES.map((key) => (
        <div key={key} className="skeleton skeleton-line" />
      ))}
      <div className="skeleton skeleton-line skeleton-short" />
    </div>
  );
}

function SkeletonPage() {
  return (
    <div className="stack">
      <div className="skeleton skeleton-title" />
      <SkeletonLines />
      <div className="skeleton skeleton-block" />
    </div>
  );
}
