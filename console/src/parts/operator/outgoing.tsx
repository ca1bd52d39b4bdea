import type { OutgoingPayment, TransferStatus } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Outgoing, outgoingQuery } from '../../data/operator-queries.ts';
import { useOwnMarket } from '../../data/own-market.ts';
import { CardHead } from '../card-head.tsx';
import { Copyable } from '../copy.tsx';
import { Facts } from '../facts.tsx';
import { TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { usd } from '../format.ts';
import { PagesOf } from '../pages-of.tsx';
import { Tag, Time } from '../small.tsx';
import { NETWORKS } from '../words.ts';

/** Payouts or refunds that have not left, each with a way to try it again. */
export function OutgoingList({ what }: { what: Outgoing }) {
  const { market, key } = useOwnMarket();
  const found = useInfiniteQuery(outgoingQuery(market, key, what));
  return (
    <PagesOf of={found} noun={`${what} in trouble`}>
      {(items) => (
        <ul className="stack">
          {items.map((payment) => (
            <OutgoingCard key={payment.id} payment={payment} what={what} />
          ))}
        </ul>
      )}
    </PagesOf>
  );
}

const SUBJECTS = {
  order: 'Order',
  earn_deposit: 'Deposit into Earn',
  earn_withdrawal: 'Withdrawal from Earn',
  payment: 'Kept payment',
};

const STATES: Record<TransferStatus, string> = {
  none: '',
  held: 'Held',
  pending: 'On its way',
  sent: 'Sent',
  confirmed: 'Arrived',
  failed: 'Failed',
};

function OutgoingCard({ payment, what }: { payment: OutgoingPayment; what: Outgoing }) {
  const { id, subject_type, status, amount_usd, network, destination, next_attempt_at, reason } = payment;
  return (
    <li className="card stack-tight">
      <CardHead
        title={
          <>
            {SUBJECTS[subject_type]} <code className="small">{id}</code>
          </>
        }
      >
        <span className="row">
          <strong className="number">{usd(amount_usd)}</strong>
          <Tag tone={status === 'held' ? 'warn' : 'bad'}>{STATES[status]}</Tag>
        </span>
      </CardHead>
      {reason && <p>{reason}</p>}
      <Facts
        of={[
          ['Network', NETWORKS[network]],
          ['Goes to', destination && <Copyable text={destination} />],
          ['Tried again', next_attempt_at && <Time at={next_attempt_at} />],
        ]}
      />
      <Retrying payment={payment} what={what} />
    </li>
  );
}

function Retrying({ payment: { id }, what }: { payment: OutgoingPayment; what: Outgoing }) {
  const { market } = useOwnMarket();
  const { values, text } = useFields(`retry ${id}`, { note: '', destination: '' });
  const body = {
    ...(values.note && { note: values.note }),
    ...(values.destination && { destination: values.destination }),
  };
  const retry = () =>
    what === 'payouts' ? market.admin.retryPayout(id, body) : market.admin.retryRefund(id, body);
  return (
    <Form act={retry} button="Try it now">
      <TextField
        label={what === 'payouts' ? 'Note (optional)' : 'Note (needed for another destination)'}
        maxLength={2000}
        {...text('note')}
      />
      {what === 'refunds' && (
        <TextField label="Another destination (optional)" maxLength={44} {...text('destination')} />
      )}
    </Form>
  );
}
