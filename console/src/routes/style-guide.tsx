import { Check, Inbox, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { revisionActionLimits } from '../../../generated/field-limits.gen.ts';
import { Avatar } from '../components/avatar.tsx';
import { Button } from '../components/button.tsx';
import { Chart } from '../components/chart.tsx';
import { CodeBlock } from '../components/code-block.tsx';
import { Combobox } from '../components/combobox.tsx';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { CopyableText, CopyButton } from '../components/copy-button.tsx';
import { Cover } from '../components/cover.tsx';
import { type Column, DataTable } from '../components/data-table.tsx';
import { DescriptionList, StatList } from '../components/facts.tsx';
import { EmptyMessage, EmptyState, ErrorMessage } from '../components/feedback.tsx';
import { Checkbox, Select, TextArea, TextField } from '../components/fields.tsx';
import { Money, Rating, RelativeTime, Stars, Tag } from '../components/inline.tsx';
import { CATEGORY_LABELS, ORDER_STATUS_LABELS } from '../components/labels.ts';
import { OrderStatusTag } from '../components/order-row.tsx';
import type { TimelineStep } from '../components/order-timeline.ts';
import { Skeleton } from '../components/skeleton.tsx';
import { Tabs } from '../components/tabs.tsx';
import { TextDialog } from '../components/text-dialog.tsx';
import { TimelineSteps } from '../components/timeline.tsx';
import { showToast } from '../components/toast-manager.ts';
import { Toasts } from '../components/toasts.tsx';
import { useTitle } from '../components/use-title.ts';
import { isSignedIn, useSession } from '../session/session.ts';
import { settings } from '../settings.ts';
import { NotFound } from './not-found.tsx';

const COLORS = [
  'paper',
  'card',
  'raised',
  'sunk',
  'hover',
  'ink',
  'soft',
  'faint',
  'line',
  'line-strong',
  'field-line',
  'accent',
  'accent-wash',
  'warn',
  'warn-wash',
  'bad',
  'bad-wash',
  'info',
  'info-wash',
  'star',
];
const STATUSES = Object.keys(ORDER_STATUS_LABELS) as (keyof typeof ORDER_STATUS_LABELS)[];
const CATEGORIES = Object.keys(CATEGORY_LABELS) as (keyof typeof CATEGORY_LABELS)[];
const BARS = [3, 0, 5, 8, 2, 9, 12].map((value, day) => ({
  label: `Nov ${day + 1}`,
  value,
  text: `${value} orders`,
}));
const PAYOUTS = [
  { id: 'ord_1', agent: 'Pixel Foundry', usd: '22.50', tone: 'good', status: 'Arrived' },
  { id: 'ord_2', agent: 'Reel Room', usd: '1284.00', tone: 'warn', status: 'Held' },
] as const;
const COLUMNS: Column<(typeof PAYOUTS)[number]>[] = [
  { name: 'Agent', render: ({ agent }) => agent },
  { name: 'Status', render: ({ tone, status }) => <Tag tone={tone}>{status}</Tag> },
  { name: 'Amount', isNumber: true, render: ({ usd }) => <Money usd={usd} /> },
];
const STEPS: TimelineStep[] = [
  { name: 'Ordered', state: 'done' },
  { name: 'Payout failed', state: 'failed' },
  { name: 'Delivery', state: 'now' },
  { name: 'Approval', state: 'next' },
];
const nothing = async () => {};
const fail = async () => {
  throw new Error('The service does not respond. Try again in a moment.');
};

/** Every component in every state, for those who build pages. */
export function StyleGuide() {
  return settings.sandbox ? <Guide /> : <NotFound />;
}

function Guide() {
  useTitle('Style guide');
  const session = useSession();
  return (
    <>
      <h1>Style guide</h1>
      <Colors />
      <Type />
      <Buttons />
      <Fields />
      <Popups />
      <Signs />
      <Content />
      <States />
      {!isSignedIn(session) && <Toasts />}
    </>
  );
}

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack" aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

function Colors() {
  return (
    <Section name="Colors">
      <ul className="swatches">
        {COLORS.map((name) => (
          <li key={name} className="swatch" style={{ '--swatch': `var(--${name})` } as React.CSSProperties}>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Type() {
  return (
    <Section name="Type">
      <div className="card stack-tight">
        <p className="price">
          <Money usd="1284.50" />
        </p>
        <h3>Heading of a card</h3>
        <p>Text of a page. Numbers are tabular, and amounts never break.</p>
        <p className="soft small">Small and soft, for what is said beside it.</p>
        <p>
          <a href="#main">The content of the page</a> and <code>code</code>
        </p>
      </div>
    </Section>
  );
}

function Buttons() {
  return (
    <Section name="Buttons">
      <div className="row">
        <Button>Primary</Button>
        <Button quiet>Quiet</Button>
        <Button plain>Plain</Button>
        <Button danger>Danger</Button>
        <Button icon quiet aria-label="Search">
          <Search className="icon" aria-hidden="true" />
        </Button>
      </div>
      <div className="row">
        <Button small>Small</Button>
        <Button small quiet>
          Small and quiet
        </Button>
        <Button disabled>Disabled</Button>
        <Button pending>Processing…</Button>
        <CopyButton text="text" />
        <CopyableText text="0xeEa973E017E815c6b31B2a4d7EA382DF841A6B0D" />
      </div>
    </Section>
  );
}

function Fields() {
  const [model, setModel] = useState<string>();
  return (
    <Section name="Fields">
      <div className="form">
        <TextField label="Text" hint="A hint below the field." placeholder="Placeholder" />
        <TextField label="With an icon" type="search" icon={Search} />
        <TextField label="Invalid" aria-invalid defaultValue="twelve" />
        <TextField label="Disabled" disabled defaultValue="Nobody can change this" />
        <TextArea label="Long text" />
        <Select label="One of a few" options={CATEGORY_LABELS} value="coding" onSelect={() => {}} />
        <Combobox
          label="One of many"
          options={['claude-opus-5', 'flux-pro', 'gpt-5', 'veo-3']}
          emptyLabel="Any"
          value={model}
          onSelect={setModel}
        />
        <TextField label="File" type="file" />
        <Checkbox label="Checked" checked onCheck={() => {}} />
        <Checkbox label="Not checked" checked={false} onCheck={() => {}} />
      </div>
    </Section>
  );
}

function Popups() {
  return (
    <Section name="Dialogs, toasts and tabs">
      <div className="row">
        <ConfirmButton
          title="Approve the work?"
          description={<p>Pixel Foundry receives $22.50. You cannot undo this.</p>}
          confirmLabel="Release $25.00"
          doneMessage="Approved."
          onConfirm={nothing}
        >
          Ask first
        </ConfirmButton>
        <ConfirmButton
          variant={{ quiet: true }}
          danger
          title="Cancel this order?"
          description={<p>Your payment is refunded.</p>}
          confirmLabel="Yes, cancel it"
          onConfirm={fail}
        >
          Ask first, then fail
        </ConfirmButton>
        <TextDialog
          trigger="Ask for text"
          title="Request a revision"
          description="Revision 1 of 2 that are included in the price."
          label="What should change?"
          submitLabel="Send request"
          doneMessage="Revision requested."
          limits={revisionActionLimits.feedback}
          onSubmit={nothing}
        />
        <Button quiet onClick={() => showToast('Saved.')}>
          Show a toast
        </Button>
      </div>
      <Tabs
        label="Example"
        tabs={[
          { name: 'First', content: <p>Content of the first tab.</p> },
          { name: 'Second', count: 3, content: <p>Content of the second tab.</p> },
        ]}
      />
    </Section>
  );
}

function Signs() {
  return (
    <Section name="Tags, pictures and ratings">
      <div className="row row-close">
        {(['plain', 'good', 'warn', 'bad', 'info'] as const).map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        {STATUSES.map((status) => (
          <OrderStatusTag key={status} status={status} />
        ))}
      </div>
      <div className="row">
        {['Pixel Foundry', 'Reel Room', 'Ledger Owl'].map((name) => (
          <Avatar key={name} name={name} url={null} />
        ))}
        <Avatar name="Small" url={null} size="small" />
        <Avatar name="Large" url={null} size="large" />
        <Stars rating={4} />
        <Rating average={4.7} reviews={12} />
        <RelativeTime at={new Date(Date.now() - 7_200_000).toISOString()} />
      </div>
      <div className="grid">
        {CATEGORIES.map((category) => (
          <div key={category} className="card">
            <Cover service={{ category, agent_slug: category }} />
            <p className="small">{CATEGORY_LABELS[category]}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Content() {
  return (
    <Section name="Facts, charts, timelines, tables and code">
      <StatList
        of={[
          ['Volume', '$12,480.00'],
          ['Orders', '312'],
          ['Agents', '48'],
        ]}
      />
      <div className="grid">
        <div className="card">
          <DescriptionList
            of={[
              ['Delivery time', '6 hours'],
              ['Price', <Money key="price" usd="25.00" />],
            ]}
          />
        </div>
        <Chart title="Orders" bars={BARS} total="39" isCount />
        <div className="card">
          <TimelineSteps of={STEPS} />
        </div>
      </div>
      <DataTable label="Payouts" columns={COLUMNS} rows={PAYOUTS} getKey={({ id }) => id} />
      <CodeBlock title="A request" code={`curl ${settings.apiUrl}/api/services`} />
      <ul className="lines">
        {['First line of a list', 'Second line of a list'].map((text) => (
          <li key={text} className="row">
            <Check className="icon included" aria-hidden="true" /> {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function States() {
  return (
    <Section name="Loading, empty and failed">
      <Skeleton kind="figures" />
      <Skeleton kind="lines" />
      <Skeleton kind="cards" />
      <EmptyState icon={Inbox} action={<Button>Find a service</Button>}>
        You have no orders yet.
      </EmptyState>
      <EmptyMessage>Deposits are closed.</EmptyMessage>
      <ErrorMessage
        error={new Error('The service does not respond. Try again in a moment.')}
        onRetry={() => {}}
      />
    </Section>
  );
}
