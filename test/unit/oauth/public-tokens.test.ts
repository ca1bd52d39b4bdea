import { expect, it } from 'vitest';
import { hashSecret } from '../../../server/web/oauth/hash-secret.ts';
import { toProviderForm, toPublicRedirect, toPublicTokens } from '../../../server/web/oauth/public-tokens.ts';

it('clients see tokens and codes with their prefixes, and nothing else is changed', () => {
  expect(toPublicTokens({ access_token: 'a-1', refresh_token: 'r_2', expires_in: 3600 })).toEqual({
    access_token: 'mat_a-1',
    refresh_token: 'mrt_r_2',
    expires_in: 3600,
  });
  expect(toPublicTokens({ access_token: 'a' })).toEqual({ access_token: 'mat_a' });
  expect(toPublicRedirect('app.example:/back?x=a+b&code=c-1&state=s')).toBe(
    'app.example:/back?x=a+b&code=mac_c-1&state=s',
  );
});

it('a redirect that brings no code of ours stays as it is', () => {
  const refused = 'https://client.example/back?code=own&error=access_denied';
  expect(toPublicRedirect(refused)).toBe(refused);
  expect(toPublicRedirect('https://client.example/back?state=s')).toBe('https://client.example/back?state=s');
});

it('the library gets tokens without their prefixes', () => {
  expect(toProviderForm({ grant_type: 'authorization_code', code: 'mac_c' })).toEqual({
    grant_type: 'authorization_code',
    code: 'c',
  });
  expect(toProviderForm({ refresh_token: 'mrt_mrt_r' })).toEqual({ refresh_token: 'mrt_r' });
  expect(toProviderForm({ token: 'mat_a' })).toEqual({ token: 'a' });
  expect(toProviderForm({ token: 'mrt_r' })).toEqual({ token: 'r' });
});

it.each([
  ['code', 'c'],
  ['code', 'mrt_c'],
  ['code', 'mac_'],
  ['refresh_token', 'r'],
  ['refresh_token', 'mat_r'],
  ['token', 'mac_t'],
])('a %s without its prefix is found nowhere: %s', (field, sent) => {
  expect(toProviderForm({ [field]: sent })).toEqual({ [field]: 'unknown' });
});

it('what was not sent is left to the library to ask for', () => {
  expect(toProviderForm({ code: '', client_id: 'mcp_1' })).toEqual({ code: '', client_id: 'mcp_1' });
});

it('secrets are compared as they are stored', () => {
  expect(toProviderForm({ client_secret: 'mcs_1' })).toEqual({ client_secret: hashSecret('mcs_1') });
  expect(hashSecret('mcs_1')).not.toContain('mcs_1');
});
