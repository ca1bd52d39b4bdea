import type { PaymentNetwork } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CopyableText } from '../components/copy-button.tsx';
import { DescriptionList } from '../components/facts.tsx';
import { formatUsd } from '../components/format.ts';
import { Tag } from '../components/inline.tsx';
import { NETWORK_LABELS } from '../components/labels.ts';
import { QueryResult } from '../components/query-result.tsx';
import { useTitle } from '../components/use-title.ts';
import { transactionQuery } from '../data/sandbox-transaction.ts';
import { settings } from '../settings.ts';
import { NotFound } from './not-found.tsx';

const route = getRouteApi('/transactions/$network/$hash');

/** A minimal explorer: the sandbox chains have none. */
export function TransactionPage() {
  return settings.sandbox ? <TransactionView /> : <NotFound />;
}

function TransactionView() {
  useTitle('Transaction');
  const { network, hash } = route.useParams();
  const transaction = useQuery(transactionQuery(network, hash));
  return (
    <>
      <h1>Transaction</h1>
      <QueryResult query={transaction}>
        {({ succeeded, blockOrSlot, transfers }) => (
          <div className="card stack narrow">
            <div>
              <Tag tone={succeeded ? 'good' : 'bad'}>{succeeded ? 'Succeeded' : 'Failed'}</Tag>
            </div>
            <DescriptionList
              of={[
                ['Network', NETWORK_LABELS[network as PaymentNetwork] ?? network],
                ['Transaction', <CopyableText key="hash" text={hash} />],
                [network.startsWith('solana') ? 'Slot' : 'Block', blockOrSlot],
              ]}
            />
            {transfers.map(({ from, to, usdc }) => (
              <DescriptionList
                key={`${from}${to}${usdc}`}
                of={[
                  ['USDC transfers', formatUsd(usdc)],
                  ['From', from && <CopyableText text={from} />],
                  ['To', to && <CopyableText text={to} />],
                ]}
              />
            ))}
          </div>
        )}
      </QueryResult>
    </>
  );
}
