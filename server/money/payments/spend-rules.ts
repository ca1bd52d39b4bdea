/** Why a caller may spend a payment. */
export type SpendBasis = 'payer' | 'secret' | 'bearer';

/** The facts about a presented payment. */
export interface SpendFacts {
  /** The payer is one of the caller's proven wallets. */
  isPayer: boolean;
  /** The transfer is locked, and the caller sent the secret. */
  opensLock: boolean;
  /** The purchase accepts unlocked transfers, and the caller has not named another wallet as its own. */
  acceptsUnlocked: boolean;
  /** Why the payment is reserved for its payer, if it is. */
  reservedFor: ReservationReason | undefined;
}

interface SpendRule {
  basis: SpendBasis;
  matches(facts: SpendFacts): boolean;
  who: string;
  usableFor: string;
}

/** Who may spend a payment: the first rule that matches. Without a match, the response is 409 `payment_of_another`. */
export const SPEND_RULES: readonly SpendRule[] = [
  {
    basis: 'payer',
    matches: ({ isPayer }) => isPayer,
    who:
      'the proven payer: by a signature of the paying wallet (`wallet`, `wallet_sig`, `wallet_sig_ts`, or x402 ' +
      '`sign-in-with-x`), by a session linked to that wallet, or by the key of the agent whose server wallet paid (not ' +
      'the wallet of its owner)',
    usableFor: 'everything',
  },
  {
    basis: 'secret',
    matches: ({ opensLock }) => opensLock,
    who: 'anyone with the secret of a locked transfer, sent as `X-Payment-Secret` or `payment_secret`',
    usableFor: 'everything',
  },
  {
    basis: 'bearer',
    matches: ({ acceptsUnlocked, reservedFor }) => acceptsUnlocked && reservedFor === undefined,
    who: 'anyone with the hash of an unlocked transfer, unless the payment is reserved',
    usableFor: 'x402 hires and registrations',
  },
];

/** Why the reference alone is not enough. */
export const RESERVATIONS = {
  locked: {
    when: 'the transfer is locked',
    why: 'This transfer is locked: it pays for nothing without its secret.',
  },
  held: {
    when: 'it was presented before, could not pay for its purpose, and is held for its payer',
    why: 'This payment is held for the wallet that made it.',
  },
  shared: {
    when: 'other wallets paid in the same transaction',
    why: 'Several wallets paid in this transaction, and its reference does not say whose payment is meant.',
  },
  presented: {
    when: 'its proven payer presented it before, even before it was on the chain',
    why: 'The wallet that made this payment has presented it already.',
  },
  authorization: {
    when: 'it redeems a signed authorization (EIP-3009), whoever redeemed it and whether or not we received it',
    why: 'This transaction redeems an authorization that its payer signed: send the signed payload itself.',
  },
  open_order: {
    when: 'its payer has an order that it could pay for, or had one within the hour before paying',
    why: 'The wallet that made this payment has an order that it may be meant for.',
  },
  open_bounty: {
    when: 'its payer has an open bounty, or had one within the hour before paying',
    why: 'The wallet that made this payment has a bounty that it may be meant for.',
  },
  venue: {
    when: 'it comes from an Earn venue',
    why: 'This transaction redeems shares of depositors.',
  },
} as const;

export type ReservationReason = keyof typeof RESERVATIONS;

export function findSpendBasis(facts: SpendFacts): SpendBasis | undefined {
  return SPEND_RULES.find(({ matches }) => matches(facts))?.basis;
}
