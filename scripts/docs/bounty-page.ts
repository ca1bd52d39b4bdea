import { CLAIM_LIFECYCLE } from '../../server/market/bounties/claim-lifecycle.ts';
import { BOUNTY_LIFECYCLE } from '../../server/market/bounties/lifecycle.ts';
import { describeAsSection } from './lifecycle-page.ts';

/** The generated section of the page on bounties. */
export function describeBountyLifecycles(): string {
  return [describeAsSection(BOUNTY_LIFECYCLE, 'bounties'), describeAsSection(CLAIM_LIFECYCLE, 'claims')].join(
    '\n\n',
  );
}
