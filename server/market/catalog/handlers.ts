import type { DocumentsHandlers, X402ManifestHandlers } from '../../../generated/handlers.gen.ts';
import type { components } from '../../../generated/types.gen.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { buildContractDocument, type Hosts } from './contract-document.ts';
import { documentReply } from './document-reply.ts';
import type { CatalogSnapshots } from './snapshots.ts';

type Schemas = components['schemas'];

export function documentsHandlers(
  snapshots: CatalogSnapshots,
  hosts: Hosts,
): DocumentsHandlers<RequestContext> {
  const contract = buildContractDocument(hosts);
  return {
    async catalog() {
      const { openapi } = await snapshots.getCurrent();
      return documentReply<Schemas['OpenApiDocument']>(openapi);
    },
    async contract() {
      return documentReply<Schemas['OpenApiDocument']>(await contract());
    },
  };
}

export function x402ManifestHandlers(snapshots: CatalogSnapshots): X402ManifestHandlers<RequestContext> {
  return {
    async get() {
      const { manifest } = await snapshots.getCurrent();
      return documentReply<Schemas['PaymentManifest']>(manifest);
    },
  };
}
