import { CLAIM_LIFECYCLE } from '../../server/market/bounties/claim-lifecycle.ts';
import { BOUNTY_LIFECYCLE } from '../../server/market/bounties/lifecycle.ts';
import { describeInSection } from './lifecycle-page.ts';

/** The part of the page on bounties that is made from the two tables. */
export function describeBountyLives(): string {
  return [describeInSection(BOUNTY_LIFECYCLE, 'bounties'), describeInSection(CLAIM_LIFECYCLE, 'claims')].join(
    '\n\n',
  );
}
