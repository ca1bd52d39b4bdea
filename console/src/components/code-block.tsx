import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { CopyButton } from './copy-button.tsx';

export interface Snippet {
  name: string;
  code: string;
}

const TAB_STEP_BY_KEY: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Code in several languages, one shown at a time. */
export function Snippets({ of, label }: { of: Snippet[]; label: string }) {
  const [chosen, choose] = useState(0);
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = TAB_STEP_BY_KEY[event.key];
    if (!step) return;
    const next = (chosen + step + of.length) % of.length;
    choose(next);
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };
  const { code = '' } = of[chosen] ?? {};
  return (
    <div className="snippet">
      <div className="snippet-bar">
        <div className="tabs" role="tablist" aria-label={label} ref={tabs} onKeyDown={onKeyDown}>
          {of.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              className="tab"
              id={`${id}-${index}`}
              aria-selected={index === chosen}
              aria-controls={id}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => choose(index)}
            >
              {name}
            </button>
          ))}
        </div>
        <CopyButton text={code} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard */}
      <pre id={id} role="tabpanel" aria-labelledby={`${id}-${chosen}`} tabIndex={0}>
        {code}
      </pre>
    </div>
  );
}
