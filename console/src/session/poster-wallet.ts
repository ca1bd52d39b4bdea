import type { Session } from './session.ts';

/** The wallet that posts a bounty: for a user, a linked one. */
export function getPosterWallet({ person, wallet }: Session): string | undefined {
  if (!person) return wallet?.address;
  const linked = person.wallets.find((one) => one.toLowerCase() === wallet?.address.toLowerCase());
  return linked ?? person.wallets[0];
}
