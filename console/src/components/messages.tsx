import type { Message, Order } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { sendMessageRequestLimits } from '../../../generated/field-limits.gen.ts';
import { useSessionApi } from '../data/session-api.ts';
import { messagesQuery } from '../data/session-queries.ts';
import { EmptyState } from './feedback.tsx';
import { shortenAddress } from './format.ts';
import { RelativeTime } from './inline.tsx';
import { QueryResult } from './query-result.tsx';
import { TextForm } from './text-form.tsx';

const UNPAID = ['pending_quote', 'quoted', 'accepted'];

interface MessagesProps {
  order: Order;
  /** Whose messages are the reader's own. */
  side?: Message['sender_type'];
}

export function Messages({ order, side = 'client' }: MessagesProps) {
  const { market, key } = useSessionApi();
  const isUnpaid = UNPAID.includes(order.status);
  // before payment and after completion, messages are not possible
  const isSilent = isUnpaid || order.status === 'cancelled';
  const messages = useQuery(messagesQuery(market, key, order.id, !isSilent));
  return (
    <section className="stack" aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      <QueryResult query={messages}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState icon={MessageCircle}>
              {isUnpaid ? 'You can send messages after payment.' : 'No messages yet.'}
            </EmptyState>
          ) : (
            <ul className="talk">
              {items.map(({ id, sender_type, sender_name, content, created_at }) => (
                <li key={id} className={sender_type === side ? 'said said-mine' : 'said'}>
                  <p className="small soft">
                    {shortenAddress(sender_name)} · <RelativeTime at={created_at} />
                  </p>
                  <p className="prose">{content}</p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      {!isSilent && (
        <TextForm
          label="Your message"
          submitLabel="Send"
          limits={sendMessageRequestLimits.content}
          onSubmit={(content) => market.messages.send(order.id, { content })}
        />
      )}
    </section>
  );
}
