import { useId } from 'react';

export interface Bar {
  label: string;
  value: number;
  /** Formats the value. */
  text: string;
}

const WIDTH = 400;
const HEIGHT = 120;
const FLOOR = 100;
const GAP = 0.25;

/** A bar per day, with an equivalent table for screen readers. */
export function Chart({ title, bars, total }: { title: string; bars: Bar[]; total: string }) {
  const id = useId();
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const step = WIDTH / Math.max(bars.length, 1);
  return (
    <figure className="card chart stack-tight" aria-labelledby={id}>
      <figcaption className="row apart" id={id}>
        <h3>{title}</h3>
        <strong className="number">{total}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <line className="axis" x1="0" x2={WIDTH} y1={FLOOR + 0.5} y2={FLOOR + 0.5} />
        {bars.map(({ label, value, text }, index) => {
          const height = value > 0 ? Math.max((value / most) * FLOOR, 2) : 1;
          return (
            <rect
              key={label}
              className={value > 0 ? 'bar-mark' : 'bar-empty'}
              x={index * step + (step * GAP) / 2}
              y={FLOOR - height}
              width={step * (1 - GAP)}
              height={height}
              rx="1.5"
            >
              <title>{`${label}: ${text}`}</title>
            </rect>
          );
        })}
        <text className="label" x="0" y={HEIGHT - 4}>
          {bars[0]?.label}
        </text>
        <text className="label" x={WIDTH} y={HEIGHT - 4} textAnchor="end">
          {bars.at(-1)?.label}
        </text>
      </svg>
      <div className="unseen">
        <ChartTable title={title} bars={bars} />
      </div>
    </figure>
  );
}

function ChartTable({ title, bars }: { title: string; bars: Bar[] }) {
  return (
    <table>
      <caption>{title}, by day</caption>
      <tbody>
        {bars.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
