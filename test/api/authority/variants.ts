import type { Act, ActCondition } from '../../../generated/authority.gen.ts';
import { solanaSigner } from '../../support/chains/signers.ts';
import { readExample } from '../statuses/example-request.ts';
import type { ServedOperation } from '../statuses/operations.ts';

/** A well-formed request of an operation that does one of its declared acts, or none of those with a condition. */
export interface Variant {
  name: string;
  acts: readonly Act[];
  fields: Record<string, unknown>;
  headers: Record<string, string>;
}

/** Values for the fields that `@authority` names. A field that is missing here fails the test that needs it. */
const SAMPLES: Record<string, unknown> = {
  payout_wallet: solanaSigner().address,
  endpoint_url: 'https://hooks.example.com/other',
  destination: '0x2546BcD3c84621e976D8185a91A922aE77ECEc30',
  destination_wallet: '0x2546BcD3c84621e976D8185a91A922aE77ECEc30',
};

const PAYMENT = `0x${'ab'.repeat(32)}`;

export function variantsOf(operation: ServedOperation): Variant[] {
  const { route } = operation;
  const example = readExample(operation);
  const usual = { fields: {}, headers: {} };
  const conditional = route.authority.flatMap(({ when }) => (when ? [meeting(when)] : []));
  return [usual, ...conditional].map(({ fields, headers }) => {
    const body: Record<string, unknown> = { ...example.body, ...fields };
    const acts = route.authority.filter(({ when }) => isMet(when, body, headers)).map(({ act }) => act);
    const name = Object.entries({ ...fields, ...headers })[0]?.join(' ') ?? 'as usual';
    return { name, acts, fields, headers };
  });
}

function meeting({ fields = [], field, equals, headers = [] }: ActCondition) {
  const [first] = fields;
  if (field !== undefined) return { fields: { [field]: equals }, headers: {} };
  if (first === undefined) return { fields: {}, headers: { [headers[0] ?? '']: PAYMENT } };
  if (!(first in SAMPLES)) throw new Error(`Add a value for ${first} to SAMPLES`);
  return { fields: { [first]: SAMPLES[first] }, headers: {} };
}

/** Written apart from the server's own, which it is held against. */
function isMet(
  when: ActCondition | null,
  body: Record<string, unknown>,
  headers: Record<string, string>,
): boolean {
  if (!when) return true;
  if (when.field !== undefined) return body[when.field] === when.equals;
  return (
    [...(when.fields ?? [])].some((name) => name in body) ||
    (when.headers ?? []).some((name) => name in headers)
  );
}
