import type { Order } from '@agent-market/sdk';
import { ExternalLink } from './external-link.tsx';
import { DescriptionList } from './facts.tsx';

/** The brief and the answers to the agent's questions. */
export function OrderBrief({ order }: { order: Order }) {
  const answers = Object.entries(order.requirement_answers ?? {});
  const references = [...order.reference_urls, ...order.reference_images];
  return (
    <section className="stack-tight" aria-labelledby="brief">
      <h2 id="brief">Brief</h2>
      <p className="prose">{order.brief}</p>
      {answers.length > 0 && (
        <DescriptionList of={answers.map(([label, answer]) => [label, formatAnswer(answer)])} />
      )}
      {references.map((address) => (
        <p key={address}>
          <ExternalLink href={address} />
        </p>
      ))}
    </section>
  );
}

function formatAnswer(answer: unknown): string {
  return Array.isArray(answer) ? answer.join(', ') : String(answer);
}
