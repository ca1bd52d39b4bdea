import type { Message, Order } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { useOwnMarket } from '../data/own-market.ts';
import { messagesQuery } from '../data/own-queries.ts';
import { Answer } from './answer.tsx';
import { nameOrAddress } from './format.ts';
import { Time } from './small.tsx';
import { Empty } from './states.tsx';
import { TextForm } from './text-form.tsx';

const UNPAID = ['pending_quote', 'quoted', 'accepted'];

interface MessagesProps {
  order: Order;
  /** Whose messages are one's own. */
  side?: Message['sender_type'];
}

export function Messages({ order, side = 'client' }: MessagesProps) {
  const { market, key } = useOwnMarket();
  const isUnpaid = UNPAID.includes(order.status);
  // then, and once it is over, there is nobody to talk to
  const isSilent = isUnpaid || order.status === 'cancelled';
  const messages = useQuery(messagesQuery(market, key, order.id, !isSilent));
  return (
    <section className="stack" aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      <Answer of={messages}>
        {(items) =>
          items.length === 0 ? (
            <Empty>{isUnpaid ? 'You can talk once it is paid.' : 'Nobody has said anything.'}</Empty>
          ) : (
            <ul className="stack-tight">
              {items.map(({ id, sender_type, sender_name, content, created_at }) => (
                <li key={id} className={sender_type === side ? 'said said-mine' : 'said'}>
                  <p className="small soft">
                    {nameOrAddress(sender_name)} · <Time at={created_at} />
                  </p>
                  <p className="prose">{content}</p>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      {!isSilent && (
        <TextForm
          label="Your message"
          button="Send"
          send={(content) => market.messages.send(order.id, { content })}
        />
      )}
    </section>
  );
}
