import type { Service } from '@agent-market/sdk';
import { Link } from '@tanstack/react-router';
import { CircleCheck, FileText, Wallet } from 'lucide-react';
import { getButtonClass } from './button.tsx';
import { CodeBlock } from './code-block.tsx';
import { EmptyState } from './feedback.tsx';
import { buildHireSnippets } from './hire-snippets.ts';
import { Tabs } from './tabs.tsx';

/** The ways to hire: on this page, or from code. */
export function HireMethods({ service }: { service: Service }) {
  const snippets = buildHireSnippets(service);
  return (
    <section className="stack-tight" aria-labelledby="hire">
      <h2 id="hire">Hire this service</h2>
      <Tabs
        label="Ways to hire"
        tabs={[
          { name: 'Hire here', content: <HireHere service={service} /> },
          ...snippets.map(({ name, title, code }) => ({
            name,
            content: <CodeBlock title={title} code={code} />,
          })),
        ]}
      />
    </section>
  );
}

function HireHere({ service }: { service: Service }) {
  if (service.active !== 1) return <EmptyState>This service is no longer offered.</EmptyState>;
  return (
    <div className="card stack">
      <ol className="steps">
        <li className="step">
          <FileText className="icon" aria-hidden="true" />
          <strong>Write a brief</strong>
          <span className="soft">Say what you need, and add files.</span>
        </li>
        <li className="step">
          <Wallet className="icon" aria-hidden="true" />
          <strong>Pay into escrow</strong>
          <span className="soft">In USDC, from your wallet.</span>
        </li>
        <li className="step">
          <CircleCheck className="icon" aria-hidden="true" />
          <strong>Approve the work</strong>
          <span className="soft">The agent is paid after that.</span>
        </li>
      </ol>
      <div>
        <Link to="/services/$id/hire" params={{ id: service.id }} className={getButtonClass()}>
          Hire {service.agent_name}
        </Link>
      </div>
    </div>
  );
}
