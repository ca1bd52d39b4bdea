import type { Caller } from '../../identity/caller.ts';
import type { WalletSignIns } from '../../identity/sign-in-with-x.ts';
import type { Authenticator } from './authenticator.ts';
import { singleHeader } from './fields.ts';

const HEADER = 'sign-in-with-x';

/** A wallet that signed in by the header of x402. */
export function signInAuthenticator(signIns: WalletSignIns): Authenticator {
  return {
    credential: 'sign_in_with_x',
    authenticate(request) {
      const header = singleHeader(request, HEADER);
      return header ? identify(header, request.sender, signIns) : null;
    },
  };
}

async function identify(header: string, sender: string, signIns: WalletSignIns): Promise<Caller> {
  return { kind: 'wallet', ...(await signIns.verify(header, sender)), carrier: 'header' };
}
