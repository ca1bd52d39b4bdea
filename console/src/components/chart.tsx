import { type ReactNode, useId, useState } from 'react';
import { formatExactTick, formatTick, listTicks, listTicksBetween } from './chart-scale.ts';

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
  /** A line, whose axis need not begin at 0. */
  isLine?: boolean;
}

const WIDTH = 400;
const HEIGHT = 172;
const LEFT = 34;
/** For values with many digits. */
const LINE_LEFT = 58;
const TOP = 8;
const FLOOR = 148;
const GAP = 0.3;

/** A bar or a point per day with axes and a tooltip, and an equivalent table for screen readers. */
export function Chart({ title, bars, total, isCount = false, isLine = false }: ChartProps) {
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
        {isLine ? (
          <LinePlot bars={bars} onPoint={setPointed} />
        ) : (
          <BarPlot bars={bars} minStep={isCount ? 1 : 0} onPoint={setPointed} />
        )}
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
  onPoint: (index: number) => void;
}

function BarPlot({ bars, minStep, onPoint }: PlotProps & { minStep: number }) {
  const ticks = listTicks(Math.max(0, ...bars.map(({ value }) => value)), minStep);
  const toY = createScale(ticks);
  return (
    <>
      <Axis ticks={ticks} left={LEFT} format={formatTick} />
      {bars.map(({ label, value }, index) => {
        const y = value > 0 ? Math.min(toY(value), FLOOR - 2) : FLOOR - 1;
        const { x, width } = getSlot(index, bars.length, LEFT);
        return (
          <Column key={label} x={x} width={width} onPoint={() => onPoint(index)}>
            <rect
              className={value > 0 ? 'bar-mark' : 'bar-empty'}
              x={x + (width * GAP) / 2}
              y={y}
              width={width * (1 - GAP)}
              height={FLOOR - y}
              rx="1.5"
            />
          </Column>
        );
      })}
      <DayLabels bars={bars} left={LEFT} />
    </>
  );
}

function LinePlot({ bars, onPoint }: PlotProps) {
  const values = bars.map(({ value }) => value);
  const ticks = listTicksBetween(Math.min(...values), Math.max(...values));
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  const toY = createScale(ticks);
  const points = bars.map(({ value }, index) => {
    const { x, width } = getSlot(index, bars.length, LINE_LEFT);
    return { x, width, middle: x + width / 2, y: toY(value) };
  });
  return (
    <>
      <Axis ticks={ticks} left={LINE_LEFT} format={(tick) => formatExactTick(tick, step)} />
      <polyline className="line-mark" points={points.map(({ middle, y }) => `${middle},${y}`).join(' ')} />
      {points.map(({ x, width, middle, y }, index) => (
        <Column key={bars[index]?.label} x={x} width={width} onPoint={() => onPoint(index)}>
          <circle className={bars.length === 1 ? 'point point-only' : 'point'} cx={middle} cy={y} r="3" />
        </Column>
      ))}
      <DayLabels bars={bars} left={LINE_LEFT} />
    </>
  );
}

function createScale(ticks: number[]) {
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  return (value: number) => FLOOR - ((value - bottom) / (top - bottom)) * (FLOOR - TOP);
}

function getSlot(index: number, count: number, left: number) {
  const width = (WIDTH - left) / Math.max(count, 1);
  return { x: left + index * width, width };
}

interface AxisProps {
  ticks: number[];
  left: number;
  format: (tick: number) => string;
}

function Axis({ ticks, left, format }: AxisProps) {
  const toY = createScale(ticks);
  return ticks.map((tick, index) => (
    <g key={tick}>
      <line
        className={index === 0 ? 'axis' : 'grid-line'}
        x1={left}
        x2={WIDTH}
        y1={toY(tick)}
        y2={toY(tick)}
      />
      <text className="label" x={left - 6} y={toY(tick) + 4} textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ));
}

interface ColumnProps {
  x: number;
  width: number;
  onPoint: () => void;
  children: ReactNode;
}

/** The mark of a day, and where a pointer finds it. */
function Column({ x, width, onPoint, children }: ColumnProps) {
  return (
    <g className="column" onPointerEnter={onPoint}>
      <rect className="target" x={x} y={TOP} width={width} height={FLOOR - TOP} />
      {children}
    </g>
  );
}

function DayLabels({ bars, left }: { bars: Bar[]; left: number }) {
  const middle = bars[Math.floor((bars.length - 1) / 2)];
  return (
    <>
      <text className="label" x={left} y={HEIGHT - 6}>
        {bars[0]?.label}
      </text>
      {bars.length > 2 && (
        <text className="label" x={left + (WIDTH - left) / 2} y={HEIGHT - 6} textAnchor="middle">
          {middle?.label}
        </text>
      )}
      {bars.length > 1 && (
        <text className="label" x={WIDTH} y={HEIGHT - 6} textAnchor="end">
          {bars.at(-1)?.label}
        </text>
      )}
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
