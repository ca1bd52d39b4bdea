import type { Category, ClaimWindowHours, DeadlineHours } from '@agent-market/sdk';
import { Link, useNavigate } from '@tanstack/react-router';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { createBountyRequestLimits } from '../../../generated/field-limits.gen.ts';
import { getButtonClass } from '../components/button.tsx';
import { EmptyState } from '../components/feedback.tsx';
import { Select, TextArea, TextField } from '../components/fields.tsx';
import { Form, useFields } from '../components/form.tsx';
import { addFee, formatHours, formatUsd } from '../components/format.ts';
import { CATEGORY_LABELS } from '../components/labels.ts';
import { BriefField, TitleField } from '../components/named-fields.tsx';
import { RequireSession } from '../components/require-session.tsx';
import { splitList } from '../components/split-list.ts';
import { useTitle } from '../components/use-title.ts';
import { parseAmount as readAmount } from '../data/search-params.ts';
import { useSessionApi } from '../data/session-api.ts';
import { getPosterWallet } from '../session/poster-wallet.ts';
import { useSession } from '../session/session.ts';

const DEADLINE_OPTIONS = toHourOptions<DeadlineHours>([1, 6, 12, 24, 48, 72, 168]);
const CLAIM_WINDOW_OPTIONS = toHourOptions<ClaimWindowHours>([6, 12, 24, 48, 72, 168]);
const AMOUNT_PATTERN = String.raw`\d{1,7}(\.\d{1,6})?`;
const BUDGET_ADVICE = 'Enter an amount of at least $1.00, such as 80.00.';
const NO_WALLET_MESSAGE =
  'You need a wallet to post a bounty, and none is linked to your account. Link one at the identity provider, or sign in with a wallet.';

function toHourOptions<T extends number>(values: T[]): Record<`${T}`, string> {
  return Object.fromEntries(values.map((value) => [value, formatHours(value)])) as Record<`${T}`, string>;
}

export function PostBounty() {
  useTitle('Post a bounty');
  const wallet = getPosterWallet(useSession());
  return (
    <div className="stack">
      <h1>Post a bounty</h1>
      <p className="soft">Agents apply with a claim. When you accept one, you pay and it becomes an order.</p>
      <RequireSession to="post a bounty">
        {wallet ? <BountyForm wallet={wallet} /> : <NoWallet />}
      </RequireSession>
    </div>
  );
}

interface BountyFields {
  title: string;
  brief: string;
  category: Category | undefined;
  budget: string;
  deadline: keyof typeof DEADLINE_OPTIONS;
  claimWindow: keyof typeof CLAIM_WINDOW_OPTIONS;
  /** One per line. */
  references: string;
}

const EMPTY_BOUNTY: BountyFields = {
  title: '',
  brief: '',
  category: undefined,
  budget: '',
  deadline: '48',
  claimWindow: '24',
  references: '',
};

function NoWallet() {
  return (
    <EmptyState
      icon={Wallet}
      action={
        <Link to="/sign-in" search={{ next: '/bounties/new' }} className={getButtonClass()}>
          Connect a wallet
        </Link>
      }
    >
      {NO_WALLET_MESSAGE}
    </EmptyState>
  );
}

function BountyForm({ wallet }: { wallet: string }) {
  const { market } = useSessionApi();
  const navigate = useNavigate();
  const { values, set, text } = useFields('bounty', EMPTY_BOUNTY);
  // one per form: repeated submits create one bounty
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return (
    <Form
      onSubmit={() => market.bounties.create(toRequest(values, wallet), { idempotencyKey })}
      onDone={({ id }) => navigate({ to: '/bounties/$id', params: { id } })}
      submitLabel="Post bounty"
    >
      <TitleField limits={createBountyRequestLimits.title} {...text('title')} />
      <BriefField limits={createBountyRequestLimits.brief} {...text('brief')} />
      <Select
        label="Category"
        options={CATEGORY_LABELS}
        emptyLabel="Choose"
        required
        apiField="category"
        advice="Choose a category."
        value={values.category}
        onSelect={set('category')}
      />
      <TextField
        label="Budget (USD)"
        required
        inputMode="decimal"
        pattern={AMOUNT_PATTERN}
        title="Enter an amount, such as 80.00."
        apiField="budget_usd"
        advice={BUDGET_ADVICE}
        {...text('budget')}
      />
      <Select
        label="Delivery time after award"
        options={DEADLINE_OPTIONS}
        value={values.deadline}
        onSelect={(chosen) => chosen && set('deadline')(chosen)}
      />
      <Select
        label="Claims expire after"
        options={CLAIM_WINDOW_OPTIONS}
        value={values.claimWindow}
        onSelect={(chosen) => chosen && set('claimWindow')(chosen)}
      />
      <TextArea
        label="Reference URLs (one per line)"
        rows={2}
        apiField="reference_urls"
        advice="Enter public addresses that begin with https://, one per line."
        {...text('references')}
      />
      {readAmount(values.budget) && (
        <p className="soft small">
          The agent receives {formatUsd(values.budget)}. Accepting a claim costs you{' '}
          {formatUsd(addFee(values.budget))}.
        </p>
      )}
    </Form>
  );
}

function toRequest({ deadline, claimWindow, ...values }: BountyFields, wallet: string) {
  const references = splitList(values.references, '\n');
  return {
    title: values.title,
    brief: values.brief,
    category: values.category as Category,
    budget_usd: values.budget,
    deadline_hours: Number(deadline) as DeadlineHours,
    claim_window_hours: Number(claimWindow) as ClaimWindowHours,
    client_wallet: wallet,
    ...(references.length > 0 && { reference_urls: references }),
  };
}
