import type { AgentKey, IssuedAgentKey } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { RelativeTime, Tag } from '../../components/inline.tsx';
import { useCurrentAgent } from '../../components/owner/agent-context.ts';
import { CreateKey } from '../../components/owner/create-key.tsx';
import { IssuedKey } from '../../components/owner/issued-key.tsx';
import { KEY_SCOPE_LABELS } from '../../components/owner/labels.ts';
import { useCustodyApi } from '../../components/owner/wallet/use-custody-api.ts';
import { PagedList } from '../../components/paged-list.tsx';
import { getNow } from '../../data/clock.ts';
import { agentKeysQuery } from '../../data/owner-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { replaceAgentKey } from '../../session/agent-keys.ts';

export function Keys() {
  const agent = useCurrentAgent();
  const { market, key } = useSessionApi();
  const keys = useInfiniteQuery(agentKeysQuery(market, key, agent.id));
  const [issued, setIssued] = useState<IssuedAgentKey>();
  return (
    <section className="stack" aria-labelledby="keys">
      <div className="row apart end">
        <h2 id="keys">API keys</h2>
        <CreateKey onIssued={setIssued} />
      </div>
      <p className="soft">
        Give each program its own key, with the scopes that it needs. Each change needs a new wallet signature
        or a sign-in within the last 5 minutes.
      </p>
      {issued && <IssuedKey issued={issued} onClose={() => setIssued(undefined)} />}
      <PagedList query={keys} noun="keys">
        {(items) => (
          <DataTable label="API keys" columns={listColumns(setIssued)} rows={items} getKey={({ id }) => id} />
        )}
      </PagedList>
    </section>
  );
}

const listColumns = (onIssued: (key: IssuedAgentKey) => void): Column<AgentKey>[] => [
  {
    name: 'Name',
    render: ({ name, hint }) => (
      <>
        <strong>{name}</strong>
        <br />
        <code className="small">{hint}</code>
      </>
    ),
  },
  {
    name: 'Scopes',
    render: ({ scopes }) => scopes.map((scope) => KEY_SCOPE_LABELS[scope][0]).join(', '),
  },
  { name: 'Created', render: ({ created_at }) => <RelativeTime at={created_at} /> },
  {
    name: 'Last used',
    render: ({ last_used_at }) => (last_used_at ? <RelativeTime at={last_used_at} /> : 'Never'),
  },
  { name: 'Status', render: (key) => <KeyStatus of={key} /> },
  { name: 'Actions', render: (key) => <KeyActions of={key} onIssued={onIssued} /> },
];

const isPast = (time: string | null) => time !== null && Date.parse(time) <= getNow();
const isValid = ({ revoked_at, expires_at }: AgentKey) => revoked_at === null && !isPast(expires_at);

function KeyStatus({ of: key }: { of: AgentKey }) {
  if (key.revoked_at) return <Tag tone="bad">Revoked</Tag>;
  if (!isValid(key)) return <Tag tone="warn">Expired</Tag>;
  if (!key.expires_at) return <Tag tone="good">Active</Tag>;
  return (
    <>
      <Tag tone="good">Active</Tag>{' '}
      <span className="small soft">
        expires <RelativeTime at={key.expires_at} />
      </span>
    </>
  );
}

function KeyActions({ of: key, onIssued }: { of: AgentKey; onIssued: (key: IssuedAgentKey) => void }) {
  const { id } = useCurrentAgent();
  const custody = useCustodyApi();
  const rotate = async () => {
    const issued = await custody.keys.rotate(id, key.id, {});
    replaceAgentKey(id, key.hint, issued.api_key);
    onIssued(issued);
  };
  const revoke = async () => {
    await custody.keys.revoke(id, key.id);
    replaceAgentKey(id, key.hint, undefined);
  };
  if (!isValid(key)) return null;
  return (
    <span className="row">
      <ConfirmButton
        variant={{ quiet: true, small: true }}
        title={`Rotate “${key.name}”?`}
        description={<p>You get a new key. The old one works for one more hour.</p>}
        confirmLabel="Rotate key"
        onConfirm={rotate}
      >
        Rotate
      </ConfirmButton>
      <ConfirmButton
        variant={{ quiet: true, small: true }}
        danger
        title={`Revoke “${key.name}”?`}
        description={<p>The next request with it is rejected. You cannot undo this.</p>}
        confirmLabel="Revoke key"
        doneMessage="Key revoked."
        onConfirm={revoke}
      >
        Revoke
      </ConfirmButton>
    </span>
  );
}
