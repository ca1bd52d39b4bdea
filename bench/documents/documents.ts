import { contractDocument } from '../../server/market/catalog/contract.ts';
import { openApiParts } from '../../server/market/catalog/openapi-document.ts';
import { DocumentPacker, type PackedDocument } from '../../server/market/catalog/packed-document.ts';
import type { DescribedRow } from '../../server/market/catalog/payable.ts';

const HOSTS = { baseUrl: 'https://api.market.example', appUrl: 'https://app.market.example' };
const SERVICES = 5000;

export interface Documents {
  contract: PackedDocument;
  catalog: PackedDocument;
}

/** The contract, and the description of this many services. */
export async function makeDocuments(): Promise<Documents> {
  return { contract: await contractDocument(HOSTS)(), catalog: await makeCatalog() };
}

async function makeCatalog(): Promise<PackedDocument> {
  const { begin, entry, end } = openApiParts(HOSTS.baseUrl);
  const packer = new DocumentPacker({ brotli: true });
  const entries = Array.from({ length: SERVICES }, (_, index) => entry(serviceOf(index)));
  await packer.write(`${begin}${entries.join(',\n')}${end}`);
  return packer.finish();
}

function serviceOf(index: number): DescribedRow {
  return {
    id: `svc_${1_767_139_200_000 + index}_p8r4t6yb1n`,
    title: `Product photos, set ${index}`,
    description: `Five photos of what you sell on a white table, in the style of catalog ${index}`,
    category: 'image_gen',
    price_micro: BigInt(5_000_000 + index),
    requirement_fields: [],
  } as unknown as DescribedRow;
}
