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
    async catalog({ header }) {
      const { openapi } = await snapshots.getCurrent();
      return documentReply<Schemas['OpenApiDocument']>(openapi, header['If-None-Match']);
    },
    async contract({ header }) {
      return documentReply<Schemas['OpenApiDocument']>(await contract(), header['If-None-Match']);
    },
  };
}

export function x402ManifestHandlers(snapshots: CatalogSnapshots): X402ManifestHandlers<RequestContext> {
  return {
    async get({ header }) {
      const { manifest } = await snapshots.getCurrent();
      return documentReply<Schemas['PaymentManifest']>(manifest, header['If-None-Match']);
    },
  };
}
