import { describeConfiguration } from '../../server/config/document.ts';
import { describeLife } from '../../server/market/orders/life-page.ts';
import { describeClaims } from '../../server/money/payments/claims-page.ts';
import { describeErrors } from './errors-page.ts';
import { describeLimits } from './limits-page.ts';
import { withMadeSection } from './made-section.ts';
import { drawLife } from './order-diagram.ts';

/** Files of docs/ that are made rather than written. */
export const PAGES: Readonly<Record<string, () => string | Promise<string>>> = {
  'configuration.md': describeConfiguration,
  'errors.md': describeErrors,
  'limits.md': describeLimits,
  'orders.md': describeLife,
  'orders.svg': drawLife,
  'payments.md': withMadeSection('payments.md', 'who may spend a payment', describeClaims),
};
