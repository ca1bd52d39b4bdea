import type { Connection } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plug } from 'lucide-react';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { DescriptionList } from '../../components/facts.tsx';
import { EmptyMessage, EmptyState } from '../../components/feedback.tsx';
import { RelativeTime } from '../../components/inline.tsx';
import { OAUTH_SCOPE_LABELS } from '../../components/owner/labels.ts';
import { PagedList } from '../../components/paged-list.tsx';
import { RequireSession } from '../../components/require-session.tsx';
import { useTitle } from '../../components/use-title.ts';
import { connectionsQuery } from '../../data/owner-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { settings } from '../../settings.ts';

export function Connections() {
  useTitle('Connected apps');
  return (
    <>
      <h1>Connected apps</h1>
      <p className="soft">
        Apps that you allowed to act for you over MCP, at <code>{settings.appUrl}/mcp</code>.
      </p>
      <RequireSession to="see your connected apps">
        <ConnectionList />
      </RequireSession>
    </>
  );
}

function ConnectionList() {
  const { market, key, session } = useSessionApi();
  const isPerson = session.person !== undefined;
  const connections = useInfiniteQuery({ ...connectionsQuery(market, key), enabled: isPerson });
  // apps are connected through the identity provider
  if (!isPerson) {
    return (
      <EmptyMessage>Wallets have no connected apps. Sign in through the identity provider.</EmptyMessage>
    );
  }
  return (
    <PagedList
      query={connections}
      noun="apps"
      empty={<EmptyState icon={Plug}>No app acts for you. Connect one from the app itself.</EmptyState>}
    >
      {(items) => (
        <ul className="grid">
          {items.map((connection) => (
            <ConnectionCard key={connection.id} of={connection} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function ConnectionCard({ of }: { of: Connection }) {
  const { market } = useSessionApi();
  return (
    <li className="card stack-tight">
      <h2>{of.client_name}</h2>
      <DescriptionList
        of={[
          ['May', of.scopes.map((scope) => OAUTH_SCOPE_LABELS[scope]).join(', ')],
          ['For', of.agents ? of.agents.map(({ name }) => name).join(', ') || 'no agent' : 'all your agents'],
          ['Last used', of.last_used_at ? <RelativeTime key="used" at={of.last_used_at} /> : 'Never'],
          ['Connected', <RelativeTime key="granted" at={of.granted_at} />],
          ['Expires', <RelativeTime key="expires" at={of.expires_at} />],
        ]}
      />
      <div>
        <ConfirmButton
          variant={{ quiet: true, small: true }}
          danger
          title={`Disconnect ${of.client_name}?`}
          description={<p>It loses access at once. To use it again, connect it from the app.</p>}
          confirmLabel="Disconnect app"
          doneMessage="Disconnected."
          onConfirm={() => market.connections.end(of.id)}
        >
          Disconnect
        </ConfirmButton>
      </div>
    </li>
  );
}
