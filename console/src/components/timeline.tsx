import type { OrderDetail } from '@agent-market/sdk';
import { Circle, CircleCheck, CircleDot, CircleX } from 'lucide-react';
import { RelativeTime } from './inline.tsx';
import { listTimelineSteps, type TimelineStep } from './order-timeline.ts';

const ICONS = { done: CircleCheck, now: CircleDot, next: Circle, failed: CircleX };
const STATE_LABELS = { done: 'done', now: 'current', next: 'to come', failed: 'failed' };

/** The course of an order. */
export function Timeline({ of }: { of: OrderDetail }) {
  return (
    <section className="card stack" aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      <TimelineSteps of={listTimelineSteps(of)} />
    </section>
  );
}

export function TimelineSteps({ of }: { of: readonly TimelineStep[] }) {
  return (
    <ol className="timeline">
      {of.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity, and are only appended
        <TimelineItem key={index} step={step} />
      ))}
    </ol>
  );
}

function TimelineItem({ step: { name, state, at, due } }: { step: TimelineStep }) {
  const Icon = ICONS[state];
  return (
    <li className={`step-${state}`}>
      <Icon className="icon" aria-hidden="true" />
      <span>
        <strong>{name}</strong>
        <span className="unseen"> ({STATE_LABELS[state]})</span>
        {(at || due) && (
          <span className="soft">
            {' · '}
            {due && 'due '}
            <RelativeTime at={at ?? due ?? ''} />
          </span>
        )}
      </span>
    </li>
  );
}
