import type { ExportedKey, WalletChain } from '@agent-market/sdk';
import { useState } from 'react';
import { Button } from '../../button.tsx';
import { Copyable } from '../../copy.tsx';
import { Choice } from '../../fields.tsx';
import { Form, useFields } from '../../form.tsx';
import { useMyAgent } from '../agent-context.ts';
import { Secret } from '../secret.tsx';
import { CHAINS } from '../words.ts';
import { useCustody } from './custody.ts';

/** It is in this part alone, and goes with it: no cache, no storage and no address has it. */
export function PrivateKey() {
  const { id } = useMyAgent();
  const custody = useCustody();
  const { values, set } = useFields('export', { chain: 'base' as WalletChain });
  const [exported, setExported] = useState<ExportedKey>();
  // nothing is returned, because what is returned is kept for a while
  const act = async () => setExported(await custody.wallets.exportKey(id, { chain: values.chain }));
  return (
    <section className="card stack-tight" aria-labelledby="private-key">
      <h3 id="private-key">Private key</h3>
      <p className="small soft">
        Whoever has it can spend everything in the wallet. It can be taken 5 times in 24 hours, and each time
        is recorded.
      </p>
      {exported ? (
        <Exported of={exported} onForget={() => setExported(undefined)} />
      ) : (
        <Form act={act} button="Export the private key">
          <Choice
            label="Of the wallet on"
            options={CHAINS}
            value={values.chain}
            onChoose={(one) => one && set('chain')(one)}
          />
        </Form>
      )}
    </section>
  );
}

function Exported({ of, onForget }: { of: ExportedKey; onForget: () => void }) {
  return (
    <>
      <p className="row">
        {CHAINS[of.chain]} <Copyable text={of.address} />
      </p>
      <Secret text={of.private_key} masked="••••••••" />
      <div>
        <Button quiet small onClick={onForget}>
          Done
        </Button>
      </div>
    </>
  );
}
