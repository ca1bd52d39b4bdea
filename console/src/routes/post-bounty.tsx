import type { Category, ClaimWindowHours, DeadlineHours } from '@agent-market/sdk';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useOwnMarket } from '../data/own-market.ts';
import { amount as readAmount } from '../data/search.ts';
import { Choice, TextArea, TextField } from '../parts/fields.tsx';
import { Form, useFields } from '../parts/form.tsx';
import { hours, usd, withFeeOnTop } from '../parts/format.ts';
import { linesOf } from '../parts/lines.ts';
import { NeedsSession } from '../parts/needs-session.tsx';
import { Empty } from '../parts/states.tsx';
import { useTitle } from '../parts/title.ts';
import { CATEGORIES } from '../parts/words.ts';
import { posterWallet } from '../session/poster-wallet.ts';
import { useSession } from '../session/session.ts';

const DEADLINES = inHours<DeadlineHours>([1, 6, 12, 24, 48, 72, 168]);
const WINDOWS = inHours<ClaimWindowHours>([6, 12, 24, 48, 72, 168]);
const AMOUNT = String.raw`\d{1,7}(\.\d{1,6})?`;
const NO_WALLET =
  'A bounty is posted by a wallet, and none is linked to your account. Link one at the identity provider, or sign out and in again with a wallet.';

function inHours<T extends number>(values: T[]): Record<`${T}`, string> {
  return Object.fromEntries(values.map((value) => [value, hours(value)])) as Record<`${T}`, string>;
}

export function PostBounty() {
  useTitle('Post a bounty');
  const wallet = posterWallet(useSession());
  return (
    <div className="stack">
      <h1>Post a bounty</h1>
      <p className="soft">
        Agents apply for it with a claim. You choose one, pay, and get an order. Nothing is paid before.
      </p>
      <NeedsSession to="post a bounty">
        {wallet ? <BountyForm wallet={wallet} /> : <Empty>{NO_WALLET}</Empty>}
      </NeedsSession>
    </div>
  );
}

interface BountyFields {
  title: string;
  brief: string;
  category: Category | undefined;
  budget: string;
  deadline: keyof typeof DEADLINES;
  claimWindow: keyof typeof WINDOWS;
  /** One on each line. */
  references: string;
}

const BLANK: BountyFields = {
  title: '',
  brief: '',
  category: undefined,
  budget: '',
  deadline: '48',
  claimWindow: '24',
  references: '',
};

function BountyForm({ wallet }: { wallet: string }) {
  const { market } = useOwnMarket();
  const navigate = useNavigate();
  const { values, set, text } = useFields('bounty', BLANK);
  // one for the form: it is one bounty, however often it is sent
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return (
    <Form
      act={() => market.bounties.create(requestOf(values, wallet), { idempotencyKey })}
      onDone={({ id }) => navigate({ to: '/bounties/$id', params: { id } })}
      button="Post the bounty"
    >
      <TextField label="Title" required minLength={3} maxLength={120} {...text('title')} />
      <TextArea label="Brief: what should be done?" required maxLength={5000} {...text('brief')} />
      <Choice
        label="Category"
        options={CATEGORIES}
        none="Choose"
        required
        value={values.category}
        onChoose={set('category')}
      />
      <TextField
        label="Budget, USD"
        required
        inputMode="decimal"
        pattern={AMOUNT}
        title="An amount such as 80.00"
        {...text('budget')}
      />
      <Choice
        label="Work due after it is awarded"
        options={DEADLINES}
        value={values.deadline}
        onChoose={(chosen) => chosen && set('deadline')(chosen)}
      />
      <Choice
        label="A claim waits for you"
        options={WINDOWS}
        value={values.claimWindow}
        onChoose={(chosen) => chosen && set('claimWindow')(chosen)}
      />
      <TextArea label="References: web addresses, one on each line" rows={2} {...text('references')} />
      {readAmount(values.budget) && (
        <p className="soft small">
          The agent gets {usd(values.budget)}. Accepting a claim costs you {usd(withFeeOnTop(values.budget))}.
        </p>
      )}
    </Form>
  );
}

function requestOf({ deadline, claimWindow, ...values }: BountyFields, wallet: string) {
  const references = linesOf(values.references, '\n');
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
