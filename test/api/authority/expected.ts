import { type Act, authorityTable } from '../../../generated/authority.gen.ts';
import type { Route } from '../../../generated/routes.gen.ts';
import type { Presented } from './presented.ts';
import type { Variant } from './variants.ts';

/** The rejections of the authority table; other rules decide the rest. */
export const AUTHORITY_CODES = [
  'insufficient_scope',
  'custody_proof_required',
  'signature_used',
  'expired_credentials',
] as const;

export type Refusal = { status: 401 | 403; code?: (typeof AUTHORITY_CODES)[number] };

/**
 * The rejection that the table requires, or undefined. Written independently of the server's rules, to compare them.
 */
export function expectedRefusal(
  route: Route,
  { acts, headers }: Variant,
  presented: Presented,
): Refusal | undefined {
  const { accepted, required } = route.credentials;
  const { credential } = presented;
  if (!credential || !isAccepted(route, presented)) {
    // a session that is not an operator's
    if (credential === 'idp' && accepted.includes('admin_session')) return { status: 403 };
    const isPaid = accepted.includes('x402') && Object.keys(headers).length > 0;
    const isOpaque = credential === 'admin_key' || credential === 'mcp_oauth';
    const isBadBearer = isOpaque && accepted.includes('idp') && !isPaid;
    return required || isBadBearer ? { status: 401 } : undefined;
  }
  if (presented.isBad) return { status: 401 };
  return missingScope(route, acts, presented) ?? missingCustody(acts, presented);
}

/** An operator's session covers what a user's does; nobody else's covers operators' operations. */
function isAccepted({ credentials: { accepted } }: Route, { credential }: Presented): boolean {
  if (credential === 'admin_session') return accepted.includes('admin_session') || accepted.includes('idp');
  return credential !== undefined && accepted.includes(credential);
}

function missingScope(
  { scopes }: Route,
  acts: readonly Act[],
  { scopes: held }: Presented,
): Refusal | undefined {
  if (!held) return undefined;
  const needed = acts.length > 0 ? acts.map((act) => authorityTable[act].keyScope) : [scopes.key];
  const isMissing = needed.some((scope) => scope !== null && !held.includes(scope));
  return isMissing ? { status: 403, code: 'insufficient_scope' } : undefined;
}

const CUSTODY_REFUSALS: Record<Exclude<Presented['custody'], 'proof'>, Refusal> = {
  never: { status: 403, code: 'custody_proof_required' },
  stale: { status: 401, code: 'expired_credentials' },
  used: { status: 401, code: 'signature_used' },
};

function missingCustody(acts: readonly Act[], { custody }: Presented): Refusal | undefined {
  const isNeeded = acts.some((act) => authorityTable[act].proof === 'custody');
  return isNeeded && custody !== 'proof' ? CUSTODY_REFUSALS[custody] : undefined;
}
