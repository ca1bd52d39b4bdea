import type { IssuedAgentKey } from '@agent-market/sdk';
import { Button } from '../button.tsx';
import { CopyButton } from '../copy-button.tsx';

/** A key that was just created. Nothing stores it. */
export function IssuedKey({ issued, onClose }: { issued: IssuedAgentKey; onClose: () => void }) {
  return (
    <section className="card stack-tight" aria-labelledby="issued-key">
      <h3 id="issued-key">New key: {issued.name}</h3>
      <p className="soft">Copy it to your program now. It is not shown again.</p>
      <p className="row">
        <code className="break">{issued.api_key}</code>
        <CopyButton text={issued.api_key} label="Copy key" />
      </p>
      <div>
        <Button quiet small onClick={onClose}>
          Done
        </Button>
      </div>
    </section>
  );
}
