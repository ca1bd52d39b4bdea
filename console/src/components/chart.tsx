import { useId, useState } from 'react';
import { formatTick, listTicks } from './chart-scale.ts';

interface Bar {
  label: string;
  value: number;
  /** Formats the value. */
  text: string;
}

interface ChartProps {
  title: string;
  bars: Bar[];
  total: string;
  /** Things are counted, so the axis has no fractions. */
  isCount?: boolean;
}

const WIDTH = 400;
const HEIGHT = 172;
const LEFT = 34;
const TOP = 8;
const FLOOR = 148;
const GAP = 0.3;
const PLOT = WIDTH - LEFT;

/** A bar per day with axes and a tooltip, and an equivalent table for screen readers. */
export function Chart({ title, bars, total, isCount = false }: ChartProps) {
  const id = useId();
  const [pointed, setPointed] = useState<number>();
  const tip = pointed === undefined ? undefined : bars[pointed];
  return (
    <figure className="card chart stack-tight" aria-labelledby={id}>
      <figcaption id={id}>
        <h3 className="soft small">{title}</h3>
        <strong className="chart-total">{total}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" onPointerLeave={() => setPointed(undefined)}>
        <Plot bars={bars} minStep={isCount ? 1 : 0} onPoint={setPointed} />
      </svg>
      {tip && (
        <span className="chart-tip" style={getTipPlace(pointed ?? 0, bars.length)}>
          {tip.label}: {tip.text}
        </span>
      )}
      <div className="unseen">
        <ChartTable title={title} bars={bars} />
      </div>
    </figure>
  );
}

/** Towards the middle, so that it never leaves the card. */
function getTipPlace(index: number, count: number) {
  const place = `${((index + 0.5) / count) * 100}%`;
  return index < count / 2 ? { left: place } : { right: `calc(100% - ${place})` };
}

interface PlotProps {
  bars: Bar[];
  minStep: number;
  onPoint: (index: number) => void;
}

function Plot({ bars, minStep, onPoint }: PlotProps) {
  const ticks = listTicks(Math.max(0, ...bars.map(({ value }) => value)), minStep);
  const top = ticks.at(-1) ?? 1;
  const toY = (value: number) => FLOOR - (value / top) * (FLOOR - TOP);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'axis' : 'grid-line'}
            x1={LEFT}
            x2={WIDTH}
            y1={toY(tick)}
            y2={toY(tick)}
          />
          <text className="label" x={LEFT - 6} y={toY(tick) + 4} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      <Columns bars={bars} toY={toY} onPoint={onPoint} />
      <DayLabels bars={bars} />
    </>
  );
}

interface ColumnsProps {
  bars: Bar[];
  toY: (value: number) => number;
  onPoint: (index: number) => void;
}

function Columns({ bars, toY, onPoint }: ColumnsProps) {
  const step = PLOT / Math.max(bars.length, 1);
  return bars.map(({ label, value }, index) => {
    const y = value > 0 ? Math.min(toY(value), FLOOR - 2) : FLOOR - 1;
    const x = LEFT + index * step;
    return (
      <g key={label} className="column" onPointerEnter={() => onPoint(index)}>
        <rect className="target" x={x} y={TOP} width={step} height={FLOOR - TOP} />
        <rect
          className={value > 0 ? 'bar-mark' : 'bar-empty'}
          x={x + (step * GAP) / 2}
          y={y}
          width={step * (1 - GAP)}
          height={FLOOR - y}
          rx="1.5"
        />
      </g>
    );
  });
}

function DayLabels({ bars }: { bars: Bar[] }) {
  const middle = bars[Math.floor((bars.length - 1) / 2)];
  return (
    <>
      <text className="label" x={LEFT} y={HEIGHT - 6}>
        {bars[0]?.label}
      </text>
      {bars.length > 2 && (
        <text className="label" x={LEFT + PLOT / 2} y={HEIGHT - 6} textAnchor="middle">
          {middle?.label}
        </text>
      )}
      <text className="label" x={WIDTH} y={HEIGHT - 6} textAnchor="end">
        {bars.at(-1)?.label}
      </text>
    </>
  );
}

function ChartTable({ title, bars }: Pick<ChartProps, 'title' | 'bars'>) {
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
