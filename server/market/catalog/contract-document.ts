import {
  type ContractDocument,
  loadContract,
  type OperationObject,
  type Server,
} from '../../contract/contract-document.ts';
import { type CompressedDocument, compressDocument } from './compressed-document.ts';

/** The URLs of the service's two hosts. */
export interface Hosts {
  baseUrl: string;
  appUrl: string;
}

/** The contract of the whole service, constant while the server runs. */
export function buildContractDocument(hosts: Hosts): () => Promise<CompressedDocument> {
  let packed: Promise<CompressedDocument> | undefined;
  return () => {
    packed ??= compressDocument(JSON.stringify(withServerUrls(loadContract(), hosts)), { brotli: true });
    return packed;
  };
}

/** With the configured URLs in place of the contract's variables. */
function withServerUrls(contract: ContractDocument, { baseUrl, appUrl }: Hosts): ContractDocument {
  const addresses: Record<string, string> = { '{base_url}': baseUrl, '{app_url}': appUrl };
  const filled = (servers: readonly Server[]) =>
    servers.map(({ url, description }) => ({ url: addresses[url] ?? url, description }));
  const atHost = (operation: OperationObject) =>
    operation.servers ? { ...operation, servers: filled(operation.servers) } : operation;
  const paths = mapValues(contract.paths, (path) => mapValues(path, atHost));
  return { ...contract, servers: filled(contract.servers ?? []), paths };
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
