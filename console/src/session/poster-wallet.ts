import type { Session } from './session.ts';

/** The wallet in whose name a bounty is posted: of a person, one that is linked to them. */
export function getPosterWallet({ person, wallet }: Session): string | undefined {
  if (!person) return wallet?.address;
  const linked = person.wallets.find((one) => one.toLowerCase() === wallet?.address.toLowerCase());
  return linked ?? person.wallets[0];
}
