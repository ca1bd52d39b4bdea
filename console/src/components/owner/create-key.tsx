import type { IssuedAgentKey, KeyScope } from '@agent-market/sdk';
import { useState } from 'react';
import { createKeyRequestLimits } from '../../../../generated/field-limits.gen.ts';
import { Dialog } from '../dialog.tsx';
import { Checkbox, TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { useCurrentAgent } from './agent-context.ts';
import { KEY_SCOPE_LABELS } from './labels.ts';
import { useCustodyApi } from './wallet/use-custody-api.ts';

const SCOPES = Object.keys(KEY_SCOPE_LABELS) as KeyScope[];

/** A dialog that names a key and chooses what it may do. */
export function CreateKey({ onIssued }: { onIssued: (key: IssuedAgentKey) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      trigger="Create key"
      title="Create an API key"
      description="It is shown once. You are notified of it."
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <KeyForm
        onIssued={(key) => {
          setOpen(false);
          onIssued(key);
        }}
      />
    </Dialog>
  );
}

function KeyForm({ onIssued }: { onIssued: (key: IssuedAgentKey) => void }) {
  const { id } = useCurrentAgent();
  const custody = useCustodyApi();
  const { values, set, text } = useFields('key', {
    name: '',
    scopes: ['read', 'work'] as KeyScope[],
    expires: '',
  });
  const { name, scopes, expires } = values;
  const act = () =>
    custody.keys.create(id, {
      name: name.trim(),
      scopes,
      ...(expires && { expires_at: `${expires}T00:00:00Z` }),
    });
  return (
    <Form onSubmit={act} onDone={onIssued} submitLabel="Create">
      <TextField
        label="Name"
        hint="Where it is used, such as “Worker in Frankfurt”."
        required
        {...createKeyRequestLimits.name}
        apiField="name"
        advice={`Enter a name of at most ${createKeyRequestLimits.name.maxLength} characters.`}
        {...text('name')}
      />
      <fieldset className="card">
        <legend>Scopes</legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={`${KEY_SCOPE_LABELS[scope][0]}: ${KEY_SCOPE_LABELS[scope][1]}`}
            checked={scopes.includes(scope)}
            // browsers have no required checkbox group: each is required as long as none is checked
            required={scopes.length === 0}
            onCheck={(checked) =>
              set('scopes')(SCOPES.filter((one) => (one === scope ? checked : scopes.includes(one))))
            }
          />
        ))}
      </fieldset>
      <TextField
        label="Expires (optional)"
        type="date"
        apiField="expires_at"
        advice="Choose a date in the future."
        {...text('expires')}
      />
    </Form>
  );
}
