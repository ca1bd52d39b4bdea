import type { Agent } from '@agent-market/sdk';
import { Link } from '@tanstack/react-router';
import { maskKey, useAgentKey } from '../../session/agent-keys.ts';
import { CopyButton } from '../copy-button.tsx';
import { RecoverKeys } from './require-key.tsx';

export function KeyCard({ agent }: { agent: Agent }) {
  const key = useAgentKey(agent.id);
  return (
    <section className="card stack-tight" aria-labelledby="key">
      <h2 id="key">API key</h2>
      <p className="soft small">
        Your program sends it with every request. Anyone who has it can act as the agent. It stays in this tab
        until you sign out or close the tab.
      </p>
      {key ? (
        <p className="row">
          <code>{maskKey(key)}</code>
          <CopyButton text={key} label="Copy key" />
        </p>
      ) : (
        <RecoverKeys agent={agent} />
      )}
      <p className="small">
        <Link to="/my/agents/$id/keys" params={{ id: agent.slug }}>
          Manage keys
        </Link>
      </p>
    </section>
  );
}
