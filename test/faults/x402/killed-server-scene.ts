import { expect } from 'vitest';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { type EvmSigner, evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { uniqueName } from '../../support/market/factories.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { signChallenge } from '../../support/payments/signed-payments.ts';
import { startServerProcess } from '../../support/processes/server-process.ts';
import { type ApiResponse, callApi } from '../../support/server/call.ts';

export type TestedNetwork = 'solana-mainnet' | 'base-mainnet';

/** When a transaction is on its way to the node, which never gets it; or when the node has it. */
export type Moment = 'call' | 'answer';

/** A request with a signed payment, and what the wallet that signed it holds. */
export interface Sent {
  path: string;
  payment: string;
  body: object;
  signer: EvmSigner;
  balance(): Promise<bigint | undefined>;
}

export interface SentHire extends Sent {
  id: string;
}

const BROADCAST = new Set(['sendTransaction', 'eth_sendRawTransaction']);
const RPC_URL = { 'solana-mainnet': 'SOLANA_RPC_URL', 'base-mainnet': 'BASE_RPC_URL' } as const;
const REGISTER = '/api/agents/register';

/** A market whose requests go to servers that are killed while they send payments; the market itself lives on. */
export class KilledServerScene {
  readonly market: HiringMarket;
  readonly #network: TestedNetwork;
  readonly #node: RpcProxy;

  static async start(network: TestedNetwork): Promise<KilledServerScene> {
    const market = await startHiring();
    return new KilledServerScene(
      market,
      network,
      await RpcProxy.start(market.env[RPC_URL[network]] as string),
    );
  }

  private constructor(market: HiringMarket, network: TestedNetwork, node: RpcProxy) {
    this.market = market;
    this.#network = network;
    this.#node = node;
  }

  async close(): Promise<void> {
    await this.#node.close();
    await this.market.close();
  }

  /** A hire that is paid for and not sent yet. */
  readonly hire = async (): Promise<SentHire> => {
    const { id } = await this.market.createService();
    const challenge = await this.market.call('GET', `/api/x402/discover/${id}`);
    const path = `/api/x402/pay?service_id=${id}`;
    return { id, path, body: { brief: BRIEF }, ...(await this.#sign(challenge)) };
  };

  /** The same for a registration. */
  readonly registration = async (): Promise<Sent> => {
    const body = { name: uniqueName(), description: 'Registers on a server that dies' };
    const challenge = await this.market.call('POST', `${REGISTER}?pay=x402`, { body });
    return { path: REGISTER, body, ...(await this.#sign(challenge)) };
  };

  /** A server of its own gets the requests and is killed when all their payments are at that moment; no order is made. */
  async killWhileSending(moment: Moment, sent: readonly (Sent | SentHire)[]): Promise<void> {
    const { env } = this.market;
    const victim = await startServerProcess({
      ...env,
      [RPC_URL[this.#network]]: this.#node.url,
      ROLE: 'api',
      RPC_TIMEOUT_MS: '60000',
    });
    const reached = this.#sending(moment, sent.length);
    const cutOff = sent.map(({ path, body, payment }) =>
      expect(callApi(victim.url, 'POST', path, { body, headers: headersOf(payment) })).rejects.toThrow(),
    );
    await reached;
    await victim.kill();
    await Promise.all(cutOff);
    this.#node.fault = () => undefined;
    for (const one of sent) if ('id' in one) expect(await this.ordersOf(one.id)).toEqual([]);
  }

  /** The same request, to the market that lives. */
  again({ path, body, payment }: Sent): Promise<ApiResponse> {
    return this.market.call('POST', path, { body, headers: headersOf(payment) });
  }

  /** Lets time pass for what was left behind, and does what falls due by that. */
  async pass(seconds: number): Promise<void> {
    await this.market.database.query(
      `with owed as (
         update settlements set due_at = due_at - $1 * interval '1 second' where due_at is not null returning id)
       update chain_transactions set next_attempt_at = next_attempt_at - $1 * interval '1 second'
       where id in (select id from owed)`,
      [seconds],
    );
    await this.market.advanceClock(0);
  }

  ordersOf(serviceId: string): Promise<{ id: string }[]> {
    return this.market.database.query('select id from orders where service_id = $1', [serviceId]);
  }

  oneOrderOf(serviceId: string): Promise<string> {
    return eventually(async () => {
      const orders = await this.ordersOf(serviceId);
      expect(orders).toHaveLength(1);
      return orders[0]?.id as string;
    }, 20_000);
  }

  /** In which the payment was sent, as everybody can see it on the chain. */
  async transactionOf({ id }: SentHire): Promise<string> {
    const [row] = await this.market.database.query<{ tx_hash: string }>(
      `select tx_hash from chain_transactions join settlements using (id) where request->'orderRequest'->>'serviceId' = $1`,
      [id],
    );
    return row?.tx_hash as string;
  }

  async #sign(challenge: ApiResponse): Promise<Omit<Sent, 'path' | 'body'>> {
    const signers = { signer: evmSigner(), solanaSigner: solanaSigner() };
    const payment = await signChallenge(challenge, this.#network, signers);
    const { address } = this.#network === 'solana-mainnet' ? signers.solanaSigner : signers.signer;
    const balance = async () => this.market.parts.chains.get(this.#network)?.readUsdcBalance(address);
    return { payment, balance, signer: signers.signer };
  }

  /** Resolves when that many transactions are being sent. */
  #sending(moment: Moment, count: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    let left = count;
    const tell = () => {
      left -= 1;
      if (left === 0) resolve();
    };
    this.#node.fault = (call) => (BROADCAST.has(call) ? { silentAfter: moment, tell } : undefined);
    return promise;
  }
}

/** The key shows that a repeated request is of whoever made the first. */
function headersOf(payment: string) {
  return { 'X-PAYMENT': payment, 'Idempotency-Key': `key of ${payment.slice(-40)}` };
}
