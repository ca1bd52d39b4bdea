import type { Deliverable, Order } from '@agent-market/sdk';
import { ExternalLink, isHostedFile } from './external-link.tsx';
import { RelativeTime } from './inline.tsx';

type DeliverableFields = Pick<Deliverable, 'deliverable_url' | 'deliverable_media_type' | 'deliverable_text'>;

/** Deliverables, newest last. */
export function Deliverables({ of, order }: { of: Deliverable[]; order: Order }) {
  const done = of.filter(({ status }) => status === 'delivered');
  if (done.length === 0 && !order.deliverable_url) return null;
  return (
    <section className="stack" aria-labelledby="work">
      <h2 id="work">Deliverables</h2>
      <ul className="stack">
        {done.map((one) => (
          <li key={one.id} className="card stack-tight">
            <DeliverableContent work={one} />
            {one.delivered_at && (
              <span className="small soft">
                <RelativeTime at={one.delivered_at} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeliverableContent({
  work: { deliverable_url: url, deliverable_media_type: type, deliverable_text: text },
}: {
  work: DeliverableFields;
}) {
  return (
    <>
      {text && <p className="prose">{text}</p>}
      {type === 'image' && isHostedFile(url) && <img src={url} alt="Deliverable" />}
      {url && <ExternalLink href={url}>{`Open the ${type ?? 'file'}`}</ExternalLink>}
    </>
  );
}
