import type { ExportedKey, WalletChain } from '@agent-market/sdk';
import { useState } from 'react';
import { Button } from '../../button.tsx';
import { CopyableText } from '../../copy-button.tsx';
import { Select, TextField } from '../../fields.tsx';
import { Form, useFields } from '../../form.tsx';
import { useCurrentAgent } from '../agent-context.ts';
import { CHAIN_LABELS } from '../labels.ts';
import { MaskedSecret } from '../masked-secret.tsx';
import { useCustodyApi } from './use-custody-api.ts';

/** Exists only in this component: no cache, storage or URL contains it. */
export function ExportPrivateKey() {
  const { id, name } = useCurrentAgent();
  const custody = useCustodyApi();
  const { values, set, text } = useFields('export', { chain: 'base' as WalletChain, name: '' });
  const [exported, setExported] = useState<ExportedKey>();
  // returns nothing, because results are cached for a while
  const act = async () => {
    if (values.name.trim() !== name) throw new Error(`Type “${name}” to confirm.`);
    setExported(await custody.wallets.exportKey(id, { chain: values.chain }));
  };
  return (
    <section className="card stack-tight" aria-labelledby="private-key">
      <h3 id="private-key">Private key</h3>
      <p className="small soft">
        Anyone who has it can spend everything in the wallet. You can export it 5 times in 24 hours. Each
        export is recorded.
      </p>
      {exported ? (
        <ExportedPrivateKey of={exported} onForget={() => setExported(undefined)} />
      ) : (
        <Form onSubmit={act} submitLabel="Export private key">
          <Select
            label="Network"
            options={CHAIN_LABELS}
            value={values.chain}
            onSelect={(one) => one && set('chain')(one)}
          />
          <TextField
            label="Name of the agent"
            hint={`Type “${name}” to confirm.`}
            required
            autoComplete="off"
            {...text('name')}
          />
        </Form>
      )}
    </section>
  );
}

function ExportedPrivateKey({ of, onForget }: { of: ExportedKey; onForget: () => void }) {
  return (
    <>
      <p className="row">
        {CHAIN_LABELS[of.chain]} <CopyableText text={of.address} />
      </p>
      <MaskedSecret text={of.private_key} masked="••••••••" />
      <div>
        <Button quiet small onClick={onForget}>
          Done
        </Button>
      </div>
    </>
  );
}
