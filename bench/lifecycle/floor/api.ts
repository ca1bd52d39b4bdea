import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPublicClient, type Hex, http, recoverMessageAddress } from 'viem';
import { lookupHash } from '../../../server/foundation/platform/crypto.ts';
import { openPool } from '../open-pool.ts';
import { APPROVE, DELIVER, PAY, PLACE, START } from './statements.ts';

/** The five requests of a lifecycle with `http`, `pg` and viem alone, on EVM chains. */
const read = (name: string) => process.env[name] ?? '';
const pool = openPool(read('DATABASE_URL'), 10);
const lookupKey = Buffer.from(read('LOOKUP_KEY'), 'base64');
const nodes = {
  base: createPublicClient({ transport: http(read('BASE_RPC_URL'), { batch: true }) }),
  alt: createPublicClient({ transport: http(read('ALT_RPC_URL'), { batch: true }) }),
};
const verified = new Map<string, string>();

interface Body {
  action?: 'pay' | 'approve';
  service_id?: string;
  brief?: string;
  escrow_tx_hash?: Hex;
  payment_chain?: 'alt';
  deliverable_url?: string;
  wallet?: Hex;
  wallet_sig?: Hex;
  wallet_sig_ts?: number;
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString());
}

async function verifyWallet({ wallet = '0x', wallet_sig = '0x', wallet_sig_ts }: Body): Promise<string> {
  const known = verified.get(wallet_sig);
  if (known) return known;
  const message = `market:${wallet}:${wallet_sig_ts}`;
  const signer = await recoverMessageAddress({ message, signature: wallet_sig });
  if (signer !== wallet) throw new Error('The signature is of another wallet');
  verified.set(wallet_sig, wallet);
  return wallet;
}

async function run(name: string, text: string, values: unknown[]): Promise<{ id: string }> {
  const { rows } = await pool.query({ name, text, values });
  if (rows.length !== 1) throw new Error(`${name}: not possible now`);
  return rows[0];
}

async function pay(id: string, wallet: string, body: Body) {
  const chain = body.payment_chain ?? 'base';
  const hash = body.escrow_tx_hash ?? '0x';
  // both calls go to the node in one request
  const [receipt, final] = await Promise.all([
    nodes[chain].getTransactionReceipt({ hash }),
    nodes[chain].getBlock({ blockTag: 'finalized' }),
  ]);
  if (receipt.status !== 'success' || receipt.blockNumber > final.number) throw new Error('Not paid');
  return run('pay', PAY, [id, `${chain}-mainnet`, hash, wallet]);
}

async function handle(request: IncomingMessage): Promise<{ id: string }> {
  const [, , , id = '', step = ''] = (request.url ?? '').split('/');
  const body = await readBody(request);
  const bearer = request.headers.authorization?.slice('Bearer '.length);
  if (bearer) {
    const key = lookupHash(lookupKey, bearer);
    return step === 'start'
      ? run('start', START, [id, key])
      : run('deliver', DELIVER, [id, key, body.deliverable_url]);
  }
  const wallet = await verifyWallet(body);
  if (body.action === 'pay') return pay(id, wallet, body);
  if (body.action === 'approve') return run('approve', APPROVE, [id, wallet]);
  return run('place', PLACE, [body.service_id, wallet, body.brief]);
}

const server = createServer(async (request, response) => {
  const [status, answer] = await handle(request).then(
    (data) => [200, { success: true, data }] as const,
    (error: unknown) => [500, { success: false, error: String(error) }] as const,
  );
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ msg: 'ready', ports: { api: (server.address() as AddressInfo).port } }));
});
process.on('SIGTERM', () => process.exit(0));
