import type { PaymentNetwork } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { transactionQuery } from '../data/sandbox-transaction.ts';
import { Answer } from '../parts/answer.tsx';
import { Copyable } from '../parts/copy.tsx';
import { Facts } from '../parts/facts.tsx';
import { usd } from '../parts/format.ts';
import { Tag } from '../parts/small.tsx';
import { useTitle } from '../parts/title.ts';
import { NETWORKS } from '../parts/words.ts';
import { settings } from '../settings.ts';
import { NotFound } from './not-found.tsx';

const route = getRouteApi('/transactions/$network/$hash');

/** What an explorer shows of a real chain: the chains of the sandbox have none. */
export function TransactionPage() {
  return settings.sandbox ? <Found /> : <NotFound />;
}

function Found() {
  useTitle('Transaction');
  const { network, hash } = route.useParams();
  const transaction = useQuery(transactionQuery(network, hash));
  return (
    <>
      <h1>Transaction</h1>
      <Answer of={transaction}>
        {({ succeeded, place, moved }) => (
          <div className="card stack narrow">
            <div>
              <Tag tone={succeeded ? 'good' : 'bad'}>{succeeded ? 'Succeeded' : 'Failed'}</Tag>
            </div>
            <Facts
              of={[
                ['Network', NETWORKS[network as PaymentNetwork] ?? network],
                ['Transaction', <Copyable key="hash" text={hash} />],
                [network.startsWith('solana') ? 'Slot' : 'Block', place],
              ]}
            />
            {moved.map(({ from, to, usdc }) => (
              <Facts
                key={`${from}${to}${usdc}`}
                of={[
                  ['USDC moved', usd(usdc)],
                  ['From', from && <Copyable text={from} />],
                  ['To', to && <Copyable text={to} />],
                ]}
              />
            ))}
          </div>
        )}
      </Answer>
    </>
  );
}
