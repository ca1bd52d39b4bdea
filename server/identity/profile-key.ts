/** Cannot be a wallet's: no address holds a colon. */
const USER_PREFIX = 'user:';

export function userProfileKey(userId: string): string {
  return `${USER_PREFIX}${userId}`;
}

/** A wallet that is linked to a person shows that person's profile. Takes the wallet's key twice. */
export const WALLET_PROFILE_KEY = `
  coalesce((select '${USER_PREFIX}' || idp_user_id from user_wallets where address_key = ?), ?)`;
