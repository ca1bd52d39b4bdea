import { expect, it } from 'vitest';
import { describeFailure, describeStatusProblem } from '../../../server/events/webhooks/failures.ts';

it.each([
  [200, null],
  [299, null],
  [199, 'The endpoint responded with 199.'],
  [300, 'The endpoint responded with 300. Redirects are not followed.'],
  [400, 'The endpoint responded with 400.'],
])('an answer of %i is judged as %j', (status, expected) => {
  expect(describeStatusProblem(status)).toBe(expected);
});

const failure = (code: string) => Object.assign(new Error(`connect ${code} 10.0.0.7:443`), { code });

it.each([
  [failure('ECONNREFUSED'), 'The endpoint refused the connection.'],
  [failure('ENOTFOUND'), 'The host of the endpoint does not resolve.'],
  [failure('CERT_HAS_EXPIRED'), 'The TLS handshake failed (CERT_HAS_EXPIRED).'],
  [failure('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'The TLS handshake failed (UNABLE_TO_VERIFY_LEAF_SIGNATURE).'],
  [failure('EMFILE'), 'The request failed (EMFILE).'],
  [new AggregateError([failure('EHOSTUNREACH')]), 'The endpoint is unreachable.'],
  [new Error('10.0.0.7'), 'The request failed (unknown).'],
])('%s is told without addresses', (error, expected) => {
  expect(describeFailure(error, false, null)).toBe(expected);
});
