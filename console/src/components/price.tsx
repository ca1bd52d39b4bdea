import type { Service } from '@agent-market/sdk';
import { formatUsd } from './format.ts';
import { PRICE_TYPE_LABELS } from './labels.ts';

/** A price with its type: per week, on request. */
export function Price({ of: { price_usd, price_type } }: { of: Pick<Service, 'price_usd' | 'price_type'> }) {
  if (price_usd === null) return <>Price on request</>;
  const unit = price_type === 'fixed' ? '' : ` ${PRICE_TYPE_LABELS[price_type]}`;
  return (
    <>
      <strong className="money">{formatUsd(price_usd)}</strong>
      {unit}
    </>
  );
}
