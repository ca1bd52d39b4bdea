import type { OrderPosting } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { useOwnMarket } from '../../data/own-market.ts';
import { postingsQuery } from '../../data/owner-queries.ts';
import { Answer } from '../answer.tsx';
import { usd } from '../format.ts';
import { Time } from '../small.tsx';
import { Empty } from '../states.tsx';
import { Transaction } from '../transaction.tsx';
import { NETWORKS } from '../words.ts';
import { ACCOUNTS, POSTINGS } from './words.ts';

/** The lines of an order in the books, with the transactions that show them. */
export function Postings({ order, moment }: { order: string; moment: string }) {
  const { market, key } = useOwnMarket();
  const postings = useQuery(postingsQuery(market, key, order, moment));
  return (
    <Answer of={postings}>
      {(found) =>
        found.length === 0 ? (
          <Empty>Nothing was paid yet.</Empty>
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
    </Answer>
  );
}

function Posting({ of: { kind, network, tx_hash, lines, created_at } }: { of: OrderPosting }) {
  return (
    <>
      <div className="row apart">
        <h3>{POSTINGS[kind]}</h3>
        <span className="small soft">
          <Time at={created_at} /> · {NETWORKS[network]}
        </span>
      </div>
      {tx_hash && <Transaction network={network} hash={tx_hash} />}
      <table className="table ledger">
        <caption className="unseen">{POSTINGS[kind]}</caption>
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
              <td>{ACCOUNTS[account]}</td>
              <td className="number">{side === 'debit' && usd(amount_usd)}</td>
              <td className="number">{side === 'credit' && usd(amount_usd)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
