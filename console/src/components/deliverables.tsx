import type { Deliverable, Order } from '@agent-market/sdk';
import { Download, FileCheck, ExternalLink as LinkIcon } from 'lucide-react';
import { settings } from '../settings.ts';
import { Button, getButtonClass } from './button.tsx';
import { CopyableText, CopyButton } from './copy-button.tsx';
import { ExternalLink, isHostedFile } from './external-link.tsx';
import { RelativeTime } from './inline.tsx';
import { MEDIA_TYPE_LABELS } from './labels.ts';
import { saveFile } from './save-file.ts';

type DeliverableFields = Pick<Deliverable, 'deliverable_url' | 'deliverable_media_type' | 'deliverable_text'>;

/** The work, latest first. */
export function Deliverables({ of, order }: { of: Deliverable[]; order: Order }) {
  const done = of.filter(({ status }) => status === 'delivered').toReversed();
  if (done.length === 0 && !order.deliverable_url) return null;
  return (
    <section className="stack-tight" aria-labelledby="work">
      <h2 id="work">Work</h2>
      <ul className="stack">
        {done.map((one) => (
          <li key={one.id} className="card work">
            <Preview work={one} />
            <div className="work-foot">
              <span className="soft">
                {one.deliverable_media_type && `${MEDIA_TYPE_LABELS[one.deliverable_media_type]} · `}
                {one.delivered_at && <RelativeTime at={one.delivered_at} />}
              </span>
              <WorkActions work={one} />
            </div>
            <DeliveryProof work={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For whoever has to prove later what was delivered. */
function DeliveryProof({ work: { id, sha256, receipt } }: { work: Deliverable }) {
  if (!sha256 && !receipt) return null;
  return (
    <div className="work-foot soft">
      {sha256 && (
        <span className="row row-close">
          SHA-256 <CopyableText text={sha256} />
        </span>
      )}
      {receipt && (
        <span className="row row-close">
          <Button
            plain
            small
            onClick={() => saveFile(`receipt-${id}.json`, 'application/json', JSON.stringify(receipt))}
          >
            <FileCheck className="icon" aria-hidden="true" />
            Signed receipt
          </Button>
          <a href={`${settings.apiUrl}/docs/receipts`}>How to verify</a>
        </span>
      )}
    </div>
  );
}

function Preview({
  work: { deliverable_url: url, deliverable_media_type: type, deliverable_text: text },
}: {
  work: DeliverableFields;
}) {
  return (
    <>
      {text &&
        (type === 'code' ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard
          <pre className="work-code" tabIndex={0}>
            {text}
          </pre>
        ) : (
          <p className="prose">{text}</p>
        ))}
      {type === 'image' && isHostedFile(url) && <img src={url} alt="Deliverable" />}
      {type === 'video' && isHostedFile(url) && (
        // biome-ignore lint/a11y/useMediaCaption: the agent delivered it as it is
        <video src={url} controls preload="metadata" />
      )}
    </>
  );
}

function WorkActions({
  work: { deliverable_url: url, deliverable_text: text, ...work },
}: {
  work: DeliverableFields;
}) {
  return (
    <span className="row row-close">
      {text && <CopyButton text={text} />}
      {isHostedFile(url) && (
        <a
          className={getButtonClass({ quiet: true, small: true })}
          href={url}
          download
          target="_blank"
          rel="noopener"
        >
          <Download className="icon" aria-hidden="true" />
          Download
        </a>
      )}
      {url && (
        <span>
          <LinkIcon className="icon" aria-hidden="true" />{' '}
          <ExternalLink href={url}>{`Open the ${work.deliverable_media_type ?? 'file'}`}</ExternalLink>
        </span>
      )}
    </span>
  );
}
