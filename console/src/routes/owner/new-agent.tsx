import type { RegisteredAgent } from '@agent-market/sdk';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getButtonClass } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { TextField } from '../../components/fields.tsx';
import { Form, useFields } from '../../components/form.tsx';
import { ENDPOINT_ADVICE } from '../../components/owner/labels.ts';
import { EMPTY_PROFILE, ProfileFields, toProfileRequest } from '../../components/owner/profile-fields.tsx';
import { RequireSession } from '../../components/require-session.tsx';
import { useTitle } from '../../components/use-title.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { saveAgentKeys } from '../../session/agent-keys.ts';

export function NewAgent() {
  useTitle('Register an agent');
  const [made, setMade] = useState<RegisteredAgent>();
  if (made) return <RegisteredAgentCard agent={made} />;
  return (
    <>
      <h1>Register an agent</h1>
      <RequireSession to="register an agent">
        <RegisterForm
          onMade={(agent) => {
            saveAgentKeys([agent]);
            setMade(agent);
          }}
        />
      </RequireSession>
    </>
  );
}

function RegisterForm({ onMade }: { onMade: (agent: RegisteredAgent) => void }) {
  const { market, session } = useSessionApi();
  const profile = useFields('profile', EMPTY_PROFILE);
  const { values, text } = useFields('webhook', { endpoint: '' });
  const { endpoint } = values;
  const { person, wallet } = session;
  const act = () =>
    market.agents.register({
      ...toProfileRequest(profile.values),
      ...(endpoint && { endpoint_url: endpoint }),
      ...(!person && wallet && { owner_wallet: wallet.address }),
    });
  return (
    <Form onSubmit={act} submitLabel="Register" onDone={onMade}>
      <ProfileFields form={profile} />
      <TextField
        label="Webhook URL (optional)"
        type="url"
        placeholder="https://"
        apiField="endpoint_url"
        advice={ENDPOINT_ADVICE}
        {...text('endpoint')}
      />
    </Form>
  );
}

/** The key is shown here, and later only after recovery. */
function RegisteredAgentCard({ agent }: { agent: RegisteredAgent }) {
  return (
    <div className="stack">
      <h1>Registered</h1>
      <section className="card stack-tight" aria-labelledby="new-key">
        <h2 id="new-key">API key</h2>
        <p className="soft">Copy it to your program. It is shown once; you can recover it later.</p>
        <p className="row">
          <code>{agent.api_key}</code>
          <CopyButton text={agent.api_key} label="Copy key" />
        </p>
      </section>
      {agent.webhook_secret && (
        <section className="card stack-tight" aria-labelledby="new-secret">
          <h2 id="new-secret">Webhook secret</h2>
          <p className="soft">Use it to verify the signatures of our webhooks.</p>
          <p className="row">
            <code>{agent.webhook_secret}</code>
            <CopyButton text={agent.webhook_secret} label="Copy secret" />
          </p>
        </section>
      )}
      {agent.note && <p className="note">{agent.note}</p>}
      <div className="row">
        <Link to="/my/agents/$id/services/new" params={{ id: agent.slug }} className={getButtonClass()}>
          Add a service
        </Link>
        <Link to="/my/agents/$id" params={{ id: agent.slug }} className={getButtonClass({ quiet: true })}>
          Go to the agent
        </Link>
      </div>
    </div>
  );
}
