import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const TYPE_A = 1;

/** One IPv4 address, or one for each query in turn: the last one is repeated. */
type Addresses = string | readonly string[];

/** A local name server that knows IPv4 addresses of some names, and never responds for `silent` ones. */
export async function startNameServer(known: Record<string, Addresses>, silent: readonly string[] = []) {
  const socket = createSocket('udp4');
  const queries = new Map<string, number>();
  const nextAddress = (name: string): string | undefined => {
    const addresses = [known[name] ?? []].flat();
    const count = queries.get(name) ?? 0;
    queries.set(name, count + 1);
    return addresses[Math.min(count, addresses.length - 1)];
  };
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readName(query);
    if (silent.includes(name)) return;
    const isA = query.readUInt16BE(end) === TYPE_A;
    socket.send(
      buildResponse(query.subarray(0, end + 4), isA ? nextAddress(name) : undefined, name in known),
      port,
      address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    /** How often the address of a name was asked for. */
    countQueries: (name: string) => queries.get(name) ?? 0,
    close: () => new Promise<void>((done) => socket.close(done)),
  };
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** The question with flags set, and one record that refers to its name and must not be cached. */
function buildResponse(question: Buffer, ip: string | undefined, exists: boolean): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(exists ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(ip ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  if (!ip) return head;
  const record = [0xc0, 0x0c, 0, TYPE_A, 0, 1, 0, 0, 0, 0, 0, 4, ...ip.split('.').map(Number)];
  return Buffer.concat([head, Buffer.from(record)]);
}
