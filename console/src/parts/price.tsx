import type { Service } from '@agent-market/sdk';
import { usd } from './format.ts';
import { PRICE_TYPES } from './words.ts';

/** A price as its kind is said: some are per week, some are not known before somebody asks. */
export function Price({ of: { price_usd, price_type } }: { of: Pick<Service, 'price_usd' | 'price_type'> }) {
  if (price_usd === null) return <>Price on request</>;
  const unit = price_type === 'fixed' ? '' : ` ${PRICE_TYPES[price_type]}`;
  return (
    <>
      <strong className="number">{usd(price_usd)}</strong>
      {unit}
    </>
  );
}
