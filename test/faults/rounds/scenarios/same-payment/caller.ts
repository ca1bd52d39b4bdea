import type { WalletSigner } from '../../../../support/chains/signers.ts';
import { connect, type TestClient } from '../../../../support/mcp/clients.ts';
import { type CallOptions, callApi } from '../../../../support/server/call.ts';
import type { DeployedProcess } from '../../deployed-process.ts';

/** Sends requests to one API process: as the payer, as an agent by its tools, and as nobody. Each returns a status. */
export class Caller {
  readonly #api: DeployedProcess;
  readonly #payer: WalletSigner;
  readonly #tools: TestClient;
  readonly #anonymousTools: TestClient;

  static async connect(api: DeployedProcess, payer: WalletSigner, agentKey: string): Promise<Caller> {
    const tools = await connect(`${api.appUrl}/mcp`, agentKey);
    return new Caller(api, payer, tools, await connect(`${api.url}/api/x402/mcp`, undefined, 'v1'));
  }

  private constructor(
    api: DeployedProcess,
    payer: WalletSigner,
    tools: TestClient,
    anonymousTools: TestClient,
  ) {
    this.#api = api;
    this.#payer = payer;
    this.#tools = tools;
    this.#anonymousTools = anonymousTools;
  }

  async request(method: string, path: string, options: CallOptions): Promise<number> {
    return (await callApi(this.#api.url, method, path, options)).status;
  }

  requestAsPayer(method: string, path: string, options: CallOptions): Promise<number> {
    return this.request(method, path, { ...options, signer: this.#payer });
  }

  async useTool(name: string, given: object): Promise<number> {
    return toStatus(await this.#tools.call(name, given));
  }

  async useAnonymousTool(name: string, given: object, payment: unknown): Promise<number> {
    return toStatus(await this.#anonymousTools.call(name, given, undefined, { 'x402/payment': payment }));
  }

  async close(): Promise<void> {
    await Promise.all([this.#tools.close(), this.#anonymousTools.close()]);
  }
}

/** A tool has no status of its own: its failure is a refusal, unless it says that the server failed. */
function toStatus({ isError, data }: { isError: boolean; data: { code?: string } }): number {
  if (!isError) return 200;
  return data.code === 'internal_error' ? 500 : 409;
}
