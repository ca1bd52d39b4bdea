import { randomBytes } from 'node:crypto';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { uniqueName } from '../../support/market/factories.ts';
import { BRIEF } from '../../support/market/hires.ts';
import type { CallOptions } from '../../support/server/call.ts';
import { createSignInHeader } from '../../support/server/sign-in.ts';
import type { Thief } from './thieves.ts';

/** What everybody can see of a payment. */
export interface Sighting {
  network: Network;
  reference: string;
  /** The payer's purpose. */
  serviceId: string;
}

export type Theft = (
  thief: Thief,
  seen: Sighting,
) => Promise<[method: string, path: string, options: CallOptions]>;
type Credential = (thief: Thief) => CallOptions | Promise<CallOptions>;
type Target = (thief: Thief, seen: Sighting) => string;

const none: Credential = () => ({});
const session: Credential = (thief) => thief.session;
const key: Credential = (thief) => thief.key;
const signature: Credential = ({ signer }) => ({ signer });
const signIn: Credential = async ({ url, signer }) => ({ headers: await createSignInHeader(url, signer) });
const guess: Credential = () => ({ headers: { 'X-Payment-Secret': randomBytes(32).toString('hex') } });
const guessedKey: Credential = () => ({ headers: { 'Idempotency-Key': 'the hire' } });

const cheap: Target = ({ services }) => services.cheap;
const dear: Target = ({ services }) => services.dear;
const gone: Target = ({ services }) => services.gone;
/** To get access to the payer's order. */
const wanted: Target = (_thief, { serviceId }) => serviceId;

const brief = { brief: BRIEF };

function presenting({ network, reference }: Sighting, { headers, ...credential }: CallOptions): CallOptions {
  const payment = { 'X-PAYMENT': reference, 'X-Payment-Network': network };
  return { ...credential, headers: { ...payment, ...headers } };
}

function hire(target: Target, credential = none): Theft {
  return async (thief, seen) => {
    const options = presenting(seen, await credential(thief));
    return ['POST', `/api/x402/pay?service_id=${target(thief, seen)}`, { ...options, body: brief }];
  };
}

function discover(method: 'GET' | 'POST', target: Target, credential = none): Theft {
  return async (thief, seen) => {
    const options = presenting(seen, await credential(thief));
    const sent = method === 'GET' ? { query: brief } : { body: brief };
    return [method, `/api/x402/discover/${target(thief, seen)}`, { ...options, ...sent }];
  };
}

function order(credential: Credential): Theft {
  return async (thief, seen) => {
    const body = { service_id: thief.services.cheap, ...brief };
    return ['POST', '/api/orders', { ...presenting(seen, await credential(thief)), body }];
  };
}

function register(credential: Credential): Theft {
  return async (thief, seen) => {
    const body = { name: uniqueName('Thief'), description: 'Would rather not pay for this' };
    return ['POST', '/api/agents/register', { ...presenting(seen, await credential(thief)), body }];
  };
}

function pay(own: keyof Thief['orders'], credential: Credential, fields: object = {}): Theft {
  return async (thief, { network, reference }) => {
    const chain = network === 'alt-mainnet' ? { payment_chain: 'alt' } : {};
    const body = { action: 'pay', escrow_tx_hash: reference, ...chain, ...fields };
    return ['PATCH', `/api/orders/${thief.orders[own]}`, { ...(await credential(thief)), body }];
  };
}

/** For an order of the thief: by session, key and wallet. */
export const ORDER_THEFTS: readonly Theft[] = [
  pay('ofSession', session),
  pay('ofKey', key),
  pay('ofSigner', signature),
];

/** Where only the ownership of the payment stops the thief. */
export const PLAIN_THEFTS: readonly Theft[] = [
  ...ORDER_THEFTS,
  hire(cheap),
  hire(cheap, guess),
  hire(cheap, signature),
  order(session),
  order(key),
  discover('GET', cheap),
  register(none),
  register(guess),
  register(session),
];

/** Every way to spend a transaction that is visible on its chain. */
export const THEFTS: readonly Theft[] = [
  hire(cheap),
  pay('ofSession', session),
  register(none),
  order(none),
  discover('GET', cheap),
  hire(cheap, signature),
  pay('ofKey', key),
  register(guess),
  order(session),
  hire(dear),
  discover('POST', cheap),
  hire(wanted),
  pay('ofSigner', signature),
  register(session),
  order(key),
  hire(cheap, guess),
  hire(cheap, signIn),
  hire(gone),
  pay('ofSession', session, { payment_secret: 'made-up-in-a-hurry' }),
  register(signature),
  order(signature),
  discover('GET', wanted, guessedKey),
  hire(wanted, signature),
  pay('cancelled', signature),
  register(signIn),
];
