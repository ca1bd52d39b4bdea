import type { DocumentsHandlers, X402ManifestHandlers } from '../../../generated/handlers.gen.ts';
import type { components } from '../../../generated/types.gen.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { buildContractDocument, type Hosts } from './contract-document.ts';
import { DOCUMENT_HEADERS, documentReply } from './document-reply.ts';
import type { OpenApiPages } from './openapi-pages.ts';
import type { CatalogSnapshots } from './snapshots.ts';

type Schemas = components['schemas'];

export function documentsHandlers(pages: OpenApiPages, hosts: Hosts): DocumentsHandlers<RequestContext> {
  const contract = buildContractDocument(hosts);
  return {
    async catalog({ query }, context) {
      const { body, next } = await pages.read(context.em(), query.after ?? '');
      const headers = { ...DOCUMENT_HEADERS, ...(next && { Link: `<${next}>; rel="next"` }) };
      // already serialized
      return { status: 200 as const, body: body as unknown as Schemas['OpenApiDocument'], headers };
    },
    async contract() {
      return documentReply<Schemas['OpenApiDocument']>(await contract());
    },
  };
}

export function x402ManifestHandlers(snapshots: CatalogSnapshots): X402ManifestHandlers<RequestContext> {
  return {
    async get() {
      return documentReply<Schemas['PaymentManifest']>(await snapshots.getManifest());
    },
  };
}
