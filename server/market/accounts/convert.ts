import type { components } from '../../../generated/types.gen.ts';
import type { SignInResult } from '../../identity/service.ts';
import type { UserRow } from '../../identity/sign-in-rows.ts';
import type { ProfileFields, ProfileRow } from './profile-service.ts';

type Schemas = components['schemas'];

export function toSignIn({ user, wallets, isNew, backfilled }: SignInResult): Schemas['SignIn'] {
  return {
    user: toUser(user),
    wallets: wallets.map(({ address, chain, linked_at }) => ({
      address,
      chain,
      linked_at: linked_at.toISOString(),
    })),
    is_new: isNew,
    backfilled,
  };
}

function toUser({
  twitter_username,
  google_email,
  created_at,
  updated_at,
  ...user
}: UserRow): Schemas['User'] {
  return {
    ...user,
    ...(twitter_username !== null && { twitter_username }),
    ...(google_email !== null && { google_email }),
    created_at: toUserTime(created_at),
    updated_at: toUserTime(updated_at),
  };
}

/** `YYYY-MM-DD HH:MM:SS`, in UTC. */
function toUserTime(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ');
}

export function toProfile({ created_at, updated_at, ...profile }: ProfileRow): Schemas['ClientProfile'] {
  return {
    ...profile,
    created_at: created_at?.toISOString() ?? null,
    updated_at: updated_at?.toISOString() ?? null,
  };
}

/** Empty texts clear a field, as null does. Handles are stored without the `@`. */
export function toProfileFields(body: Schemas['PutProfileRequest']): Partial<ProfileFields> {
  const { display_name, bio, avatar_url, twitter_handle } = body;
  return {
    ...(display_name !== undefined && { display_name: emptyToNull(display_name) }),
    ...(bio !== undefined && { bio: emptyToNull(bio) }),
    ...(avatar_url !== undefined && { avatar_url: emptyToNull(avatar_url) }),
    ...(twitter_handle !== undefined && {
      twitter_handle: emptyToNull(twitter_handle?.replace(/^@/, '') ?? null),
    }),
  };
}

function emptyToNull(text: string | null): string | null {
  return text?.trim() || null;
}
