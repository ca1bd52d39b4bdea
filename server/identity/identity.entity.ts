import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { WalletChain } from './wallet.ts';

/** Claims of the identity provider about a user. What users enter themselves is in their profile. */
export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    /** The provider's subject. */
    idpUserId: p.text().primary(),
    username: p.text(),
    displayName: p.text(),
    twitterUsername: p.text().nullable(),
    googleEmail: p.text().nullable(),
    avatarUrl: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type User = InferEntity<typeof User>;

/** A wallet belongs to one user at most. */
export const UserWallet = defineEntity({
  name: 'UserWallet',
  tableName: 'user_wallets',
  checks: [{ name: 'user_wallets_chain_check', expression: `chain in ('solana', 'base')` }],
  properties: {
    /** For comparison: EVM addresses in lower case. */
    addressKey: p.text().primary(),
    /** As it was sent. */
    address: p.text(),
    chain: p.text().$type<WalletChain>(),
    user: () =>
      p
        .manyToOne(User)
        .fieldName('idp_user_id')
        .mapToPk()
        .updateRule('no action')
        .deleteRule('no action')
        .index(),
    linkedAt: p.datetime(),
  },
});
export type UserWallet = InferEntity<typeof UserWallet>;

/** The public profile of a user or wallet; null if never set, or cleared. */
export const Profile = defineEntity({
  name: 'Profile',
  tableName: 'profiles',
  properties: {
    /** See profile-key.ts. */
    key: p.text().primary(),
    displayName: p.text().nullable(),
    bio: p.text().nullable(),
    avatarUrl: p.text().nullable(),
    twitterHandle: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type Profile = InferEntity<typeof Profile>;
