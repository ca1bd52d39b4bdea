import type { OrderPosting } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { postingsQuery } from '../../data/owner-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { EmptyMessage } from '../feedback.tsx';
import { formatUsd } from '../format.ts';
import { RelativeTime } from '../inline.tsx';
import { NETWORK_LABELS } from '../labels.ts';
import { QueryResult } from '../query-result.tsx';
import { TransactionLink } from '../transaction.tsx';
import { ACCOUNT_LABELS, POSTING_LABELS } from './labels.ts';

/** The ledger entries of an order, with their transactions. */
export function Postings({ order, moment }: { order: string; moment: string }) {
  const { market, key } = useSessionApi();
  const postings = useQuery(postingsQuery(market, key, order, moment));
  return (
    <QueryResult query={postings}>
      {(found) =>
        found.length === 0 ? (
          <EmptyMessage>No ledger entries yet.</EmptyMessage>
        ) : (
          <ul className="list">
            {found.map((posting) => (
              <li key={posting.kind} className="stack-tight">
                <Posting of={posting} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryResult>
  );
}

function Posting({ of: { kind, network, tx_hash, lines, created_at } }: { of: OrderPosting }) {
  return (
    <>
      <div className="row apart">
        <h3>{POSTING_LABELS[kind]}</h3>
        <span className="small soft">
          <RelativeTime at={created_at} /> · {NETWORK_LABELS[network]}
        </span>
      </div>
      {tx_hash && <TransactionLink network={network} hash={tx_hash} />}
      <table className="table ledger">
        <caption className="unseen">{POSTING_LABELS[kind]}</caption>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col" className="number">
              Debit
            </th>
            <th scope="col" className="number">
              Credit
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ account, side, amount_usd }) => (
            <tr key={`${account} ${side}`}>
              <td>{ACCOUNT_LABELS[account]}</td>
              <td className="number">{side === 'debit' && formatUsd(amount_usd)}</td>
              <td className="number">{side === 'credit' && formatUsd(amount_usd)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
