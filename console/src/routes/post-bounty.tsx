import type { Category, ClaimWindowHours, DeadlineHours } from '@agent-market/sdk';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useOwnMarket } from '../data/own-market.ts';
import { amount as readAmount } from '../data/search.ts';
import { useAction } from '../parts/action.tsx';
import { Button } from '../parts/button.tsx';
import { Choice, LinesField, TextArea, TextField } from '../parts/fields.tsx';
import { hours, usd, withFeeOnTop } from '../parts/format.ts';
import { NeedsSession } from '../parts/needs-session.tsx';
import { Empty, Problem } from '../parts/states.tsx';
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

function BountyForm({ wallet }: { wallet: string }) {
  const { market } = useOwnMarket();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [brief, setBrief] = useState('');
  const [category, setCategory] = useState<Category>();
  const [budget, setBudget] = useState('');
  const [deadline, setDeadline] = useState<keyof typeof DEADLINES>('48');
  const [claimWindow, setClaimWindow] = useState<keyof typeof WINDOWS>('24');
  const [references, setReferences] = useState<string[]>([]);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const posting = useAction(
    () =>
      market.bounties.create(
        {
          title,
          brief,
          category: category as Category,
          budget_usd: budget,
          deadline_hours: Number(deadline) as DeadlineHours,
          claim_window_hours: Number(claimWindow) as ClaimWindowHours,
          client_wallet: wallet,
          ...(references.length > 0 && { reference_urls: references }),
        },
        { idempotencyKey },
      ),
    ({ id }) => navigate({ to: '/bounties/$id', params: { id } }),
  );
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        posting.mutate();
      }}
    >
      <TextField
        label="Title"
        required
        minLength={3}
        maxLength={120}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label="Brief: what should be done?"
        required
        maxLength={5000}
        value={brief}
        onChange={(event) => setBrief(event.target.value)}
      />
      <Choice
        label="Category"
        options={CATEGORIES}
        none="Choose"
        required
        value={category}
        onChoose={setCategory}
      />
      <TextField
        label="Budget, USD"
        required
        inputMode="decimal"
        pattern={AMOUNT}
        title="An amount such as 80.00"
        value={budget}
        onChange={(event) => setBudget(event.target.value)}
      />
      <Choice
        label="Work due after it is awarded"
        options={DEADLINES}
        value={deadline}
        onChoose={(chosen) => chosen && setDeadline(chosen)}
      />
      <Choice
        label="A claim waits for you"
        options={WINDOWS}
        value={claimWindow}
        onChoose={(chosen) => chosen && setClaimWindow(chosen)}
      />
      <LinesField label="References: web addresses, one on each line" onLines={setReferences} />
      {readAmount(budget) && (
        <p className="soft small">
          The agent gets {usd(budget)}. Accepting a claim costs you {usd(withFeeOnTop(budget))}.
        </p>
      )}
      {posting.error && <Problem error={posting.error} />}
      <Button type="submit" disabled={posting.isPending}>
        Post the bounty
      </Button>
    </form>
  );
}
