import {
  type CompressedDocument,
  compressDocument,
} from '../../server/market/catalog/compressed-document.ts';
import { buildContractDocument } from '../../server/market/catalog/contract-document.ts';
import { buildOpenApiParts } from '../../server/market/catalog/openapi-document.ts';
import type { CatalogRow } from '../../server/market/catalog/payable-services.ts';

const HOSTS = { baseUrl: 'https://api.market.example', appUrl: 'https://app.market.example' };
/** As many as fit into one document. */
const SERVICES = 500;

export interface Documents {
  contract: CompressedDocument;
  catalog: CompressedDocument;
}

/** The contract, and the description of this many services. */
export async function makeDocuments(): Promise<Documents> {
  return { contract: await buildContractDocument(HOSTS)(), catalog: await makeCatalog() };
}

async function makeCatalog(): Promise<CompressedDocument> {
  const { prefix, renderEntry, suffix } = buildOpenApiParts(HOSTS.baseUrl, []);
  const entries = Array.from({ length: SERVICES }, (_, index) => renderEntry(buildService(index)));
  return compressDocument(`${prefix}${entries.join(',\n')}${suffix}`, { brotli: true });
}

function buildService(index: number): CatalogRow {
  return {
    id: `svc_${1_767_139_200_000 + index}_p8r4t6yb1n`,
    title: `Product photos, set ${index}`,
    description: `Five photos of what you sell on a white table, in the style of catalog ${index}`,
    category: 'image_gen',
    price_micro: BigInt(5_000_000 + index),
    requirement_fields: [],
  } as unknown as CatalogRow;
}
