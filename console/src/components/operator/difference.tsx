import { Tag } from '../inline.tsx';

/** Between a sum and what it must be equal to. */
export function Difference({ amount }: { amount: string | null }) {
  return (
    amount !== null && (
      <Tag tone={Number(amount) === 0 ? 'good' : 'warn'}>
        <span className="unseen">difference </span>
        {amount}
      </Tag>
    )
  );
}
