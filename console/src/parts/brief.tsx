import type { Order } from '@agent-market/sdk';
import { Facts } from './facts.tsx';
import { OutsideLink } from './outside.tsx';

/** What was asked for, with the answers to the agent's questions. */
export function Brief({ order }: { order: Order }) {
  const answers = Object.entries(order.requirement_answers ?? {});
  const references = [...order.reference_urls, ...order.reference_images];
  return (
    <section className="stack-tight" aria-labelledby="brief">
      <h2 id="brief">Brief</h2>
      <p className="prose">{order.brief}</p>
      {answers.length > 0 && <Facts of={answers.map(([label, answer]) => [label, textOf(answer)])} />}
      {references.map((address) => (
        <p key={address}>
          <OutsideLink href={address} />
        </p>
      ))}
    </section>
  );
}

function textOf(answer: unknown): string {
  return Array.isArray(answer) ? answer.join(', ') : String(answer);
}
