import { describeConfiguration } from '../../server/config/document.ts';
import { describeLife } from '../../server/orders/life-page.ts';
import { describeErrors } from './errors-page.ts';
import { describeLimits } from './limits-page.ts';

/** Pages of docs/ that are made rather than written. */
export const PAGES: Readonly<Record<string, () => string>> = {
  'configuration.md': describeConfiguration,
  'errors.md': describeErrors,
  'limits.md': describeLimits,
  'orders.md': describeLife,
};
