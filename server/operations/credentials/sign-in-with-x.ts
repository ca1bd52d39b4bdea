import type { Caller } from '../../identity/caller.ts';
import type { WalletSignIns } from '../../identity/sign-in-with-x.ts';
import type { Authenticator } from './authenticator.ts';
import { readHeader } from './request-fields.ts';

const HEADER = 'sign-in-with-x';

/** A wallet signed in with the x402 header. */
export function createSignInAuthenticator(signIns: WalletSignIns): Authenticator {
  return {
    credential: 'sign_in_with_x',
    authenticate(request) {
      const header = readHeader(request, HEADER);
      return header ? identifyWallet(header, request.sender, signIns) : null;
    },
  };
}

async function identifyWallet(header: string, sender: string, signIns: WalletSignIns): Promise<Caller> {
  return { kind: 'wallet', ...(await signIns.verify(header, sender)), carrier: 'header' };
}
