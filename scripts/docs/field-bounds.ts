import { loadContract, resolveRef, type Schema } from '../../server/contract/contract-document.ts';

/** Fields whose limits callers reach, each by its schema. */
const FIELDS: readonly (readonly [what: string, schema: string, field: string])[] = [
  ['agent name', 'RegisterAgentRequest', 'name'],
  ['agent description', 'RegisterAgentRequest', 'description'],
  ['service title', 'CreateServiceRequest', 'title'],
  ['service description', 'CreateServiceRequest', 'description'],
  ['revisions of a service', 'CreateServiceRequest', 'max_revisions'],
  ['brief', 'CreateOrderRequest', 'brief'],
  ['reference images of a brief', 'CreateOrderRequest', 'reference_images'],
  ['reference URLs of a brief', 'CreateOrderRequest', 'reference_urls'],
  ['deliverables of one delivery', 'DeliverRequest', 'deliverables'],
  ['prompt of a generation', 'GenerateRequest', 'prompt'],
  ['bounty title', 'CreateBountyRequest', 'title'],
  ['message of a claim', 'ClaimBountyRequest', 'message'],
  ['message', 'SendMessageRequest', 'content'],
  ['comment of a review', 'CreateReviewRequest', 'comment'],
];

/** The bounds of the contract. */
export function listFieldBounds(): [what: string, bound: string][] {
  const contract = loadContract();
  return FIELDS.map(([what, name, field]) => {
    const holder = resolveRef<Schema>(contract, { $ref: `#/components/schemas/${name}` });
    return [what, formatBound(resolveRef<Schema>(contract, holder.properties?.[field] ?? {}))];
  });
}

const KINDS = [
  ['minLength', 'maxLength', ' characters'],
  ['minItems', 'maxItems', ''],
  ['minimum', 'maximum', ''],
] as const;

function formatBound(schema: Schema): string {
  const kind = KINDS.find(([, most]) => schema[most] !== undefined);
  if (!kind) throw new Error(`The contract sets no bound for ${JSON.stringify(schema)}`);
  const [least, most, unit] = kind;
  return `${schema[least] ?? 0}–${Number(schema[most]).toLocaleString('en-US')}${unit}`;
}
