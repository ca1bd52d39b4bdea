import { describeConfiguration } from '../../server/config/configuration-page.ts';
import { buildSampleEnvironment } from '../../server/config/sample-environment.ts';
import { CLAIM_LIFECYCLE } from '../../server/market/bounties/claim-lifecycle.ts';
import { BOUNTY_LIFECYCLE } from '../../server/market/bounties/lifecycle.ts';
import { renderSpendRules } from '../../server/money/payments/spend-rules-page.ts';
import { describeAuthority } from './authority-page.ts';
import { describeBountyLifecycles } from './bounty-page.ts';
import { describeCapacity } from './capacity-page.ts';
import { describeAdminOperations, listOperations } from './credential-operations.ts';
import { describeHostDocuments } from './discovery-page.ts';
import { describeErrors } from './errors-page.ts';
import { withGeneratedSection } from './generated-section.ts';
import { drawLifecycle } from './lifecycle-diagram.ts';
import { describeLifecycle } from './lifecycle-page.ts';
import { describeLimits } from './limits-page.ts';
import { ORDER_PAGE } from './order-page.ts';
import { describeReliability } from './reliability-page.ts';

/** Generated files, by their paths from docs/. */
export const PAGES: Readonly<Record<string, () => string | Promise<string>>> = {
  '../deploy/environment.example': buildSampleEnvironment,
  'bounties.md': withGeneratedSection(
    'bounties.md',
    'the lives of a bounty and of a claim',
    describeBountyLifecycles,
  ),
  'bounties.svg': () => drawLifecycle(BOUNTY_LIFECYCLE),
  'capacity.md': describeCapacity,
  'claims.svg': () => drawLifecycle(CLAIM_LIFECYCLE),
  'configuration.md': describeConfiguration,
  'credentials/admin.md': withGeneratedSection(
    'credentials/admin.md',
    'operations of administrators',
    describeAdminOperations,
  ),
  'credentials/wallet-signature.md': withGeneratedSection(
    'credentials/wallet-signature.md',
    'operations that accept Sign-In-With-X',
    () => listOperations('sign_in_with_x'),
  ),
  'credentials/x402-payment.md': withGeneratedSection(
    'credentials/x402-payment.md',
    'operations that accept a payment',
    () => listOperations('x402'),
  ),
  'discovery.md': withGeneratedSection('discovery.md', 'the documents of the host', describeHostDocuments),
  'errors.md': describeErrors,
  'limits.md': describeLimits,
  'orders.md': () => describeLifecycle(ORDER_PAGE),
  'orders.svg': () => drawLifecycle(ORDER_PAGE.lifecycle),
  'reliability.md': describeReliability,
  'authority.md': withGeneratedSection('authority.md', 'the authority table', describeAuthority),
  'payments.md': withGeneratedSection('payments.md', 'who may spend a payment', renderSpendRules),
};
