import type dns from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EndpointGuard } from '../../../server/events/webhooks/endpoint-guard.ts';

/** What names resolve to here; everything else does not exist. */
const NAMES: Record<string, string[]> = {
  'hooks.example.com': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'private.example.com': ['10.0.0.7'],
  'half.example.com': ['93.184.215.14', '192.168.1.1'],
  'loopback6.example.com': ['::1'],
  'mapped.example.com': ['::ffff:169.254.169.254'],
  'nat64.example.com': ['64:ff9b::a9fe:a9fe'],
  'here.example.com': ['127.0.0.1'],
  localhost: ['127.0.0.1', '::1'],
};

let resolves: Record<string, string[]> = NAMES;
let lookups: string[] = [];
const lookup = ((hostname: string, _options: object, callback: (...args: unknown[]) => void) => {
  lookups.push(hostname);
  const addresses = resolves[hostname];
  if (!addresses) return callback(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }));
  callback(
    null,
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
}) as unknown as typeof dns.lookup;

const guard = new EndpointGuard({ allowLoopback: false, lookup });
const openGuard = new EndpointGuard({ allowLoopback: true, lookup });

describe('an endpoint that is set', () => {
  it.each(['http://localhost:4000/hook', 'http://127.0.0.1:4000/', 'https://[::1]/'])(
    'is told by which variable %s would be allowed',
    async (url) => {
      await expect(guard.assertPublicEndpoint(url)).rejects.toThrow('WEBHOOK_ALLOW_LOOPBACK=1');
    },
  );

  it.each([
    'https://hooks.example.com',
    'https://hooks.example.com/path?a=1#part',
    'https://hooks.example.com.:443/',
    'https://HOOKS.example.com:8443/x',
    'https://93.184.215.14/',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/hook',
  ])('may be %s', async (url) => {
    resolves = { ...NAMES, 'hooks.example.com.': NAMES['hooks.example.com'] ?? [] };
    await expect(guard.assertPublicEndpoint(url)).resolves.toBeUndefined();
  });

  it.each([
    // not HTTPS
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'file:///etc/passwd',
    'gopher://hooks.example.com/',
    'javascript:alert(1)',
    'data:text/plain,x',
    '//hooks.example.com/',
    'hooks.example.com',
    '',
    'https://',
    'https:///path',
    // this machine and its networks
    'https://localhost/',
    'https://LOCALHOST/',
    'https://localhost./',
    'https://app.localhost/',
    'https://127.0.0.1/',
    'https://127.255.255.254/',
    'https://0.0.0.0/',
    'https://0.1.2.3/',
    'https://10.0.0.1/',
    'https://10.255.255.255/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.0.1/',
    'https://100.64.0.1/',
    'https://100.127.255.255/',
    // cloud metadata
    'https://169.254.169.254/latest/meta-data/',
    'https://169.254.170.2/',
    'https://100.100.100.200/',
    'https://192.0.0.192/',
    'https://168.63.129.16/',
    'https://[fd00:ec2::254]/',
    'https://metadata.google.internal/',
    // reserved, documentation, benchmarking, multicast, broadcast
    'https://192.0.0.1/',
    'https://192.0.2.1/',
    'https://192.88.99.1/',
    'https://198.18.0.1/',
    'https://198.51.100.1/',
    'https://203.0.113.1/',
    'https://224.0.0.1/',
    'https://239.255.255.255/',
    'https://240.0.0.1/',
    'https://255.255.255.255/',
    // one address, many spellings
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://017700000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://127.0.1/',
    'https://0/',
    'https://127.0.0.1./',
    'https://%31%32%37.0.0.1/',
    'https://１２７.０.０.１/',
    'https://127。0。0。1/',
    'https://①②⑦.0.0.1/',
    'https://1572395042/',
    'https://0x5db8d70e/',
    'https://0135.0270.0327.016/',
    'https://93.184.215.14./',
    'https://93.12113678/',
    // IPv6
    'https://[::]/',
    'https://[::1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:93.184.215.14]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b::93.184.215.14]/',
    'https://[64:ff9b:1::1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001::1]/',
    'https://[2001:db8::1]/',
    'https://[2001:2::1]/',
    'https://[2001:10::1]/',
    'https://[2001:20::1]/',
    'https://[3fff::1]/',
    'https://[100::1]/',
    'https://[fe80::1]/',
    'https://[fe80::1%25eth0]/',
    'https://[fec0::1]/',
    'https://[fc00::1]/',
    'https://[fdff::1]/',
    'https://[ff02::1]/',
    'https://[5f00::1]/',
    'https://[4000::1]/',
    'https://[2606:2800:021f:cb07:6820:80da:af6b:8b2c]/',
    // who is who
    'https://user@hooks.example.com/',
    'https://user:secret@hooks.example.com/',
    'https://@hooks.example.com/',
    'https://:@hooks.example.com/',
    'https://hooks.example.com@127.0.0.1/',
    'https://127.0.0.1@hooks.example.com/',
    'https://hooks.example.com\\@127.0.0.1/',
    'https:\\\\hooks.example.com/',
    'https://hooks.example.com /',
    'https://hooks.example.com\t/',
    ' https://hooks.example.com/',
    // ports
    'https://hooks.example.com:80/',
    'https://hooks.example.com:22/',
    'https://hooks.example.com:6379/',
    'https://hooks.example.com:0/',
    'https://hooks.example.com:65536/',
    // names that are not public
    'https://intranet/',
    'https://com/',
    'https://printer.local/',
    'https://db.internal/',
    'https://db.corp/',
    'https://router.lan/',
    'https://nas.home/',
    'https://nas.home.arpa/',
    'https://1.0.0.127.in-addr.arpa/',
    'https://hidden.onion/',
    'https://server.localdomain/',
    'https://server.test/',
    'https://server.invalid/',
    // names that lead to private places, or nowhere
    'https://private.example.com/',
    'https://half.example.com/',
    'https://loopback6.example.com/',
    'https://mapped.example.com/',
    'https://nat64.example.com/',
    'https://here.example.com/',
    'https://nowhere.example.com/',
  ])('may not be %s', async (url) => {
    await expect(guard.assertPublicEndpoint(url)).rejects.toMatchObject({
      status: 400,
      code: 'endpoint_refused',
      message: expect.stringMatching(/^`endpoint_url` /),
    });
  });

  it('is told that a name does not resolve', async () => {
    await expect(guard.assertPublicEndpoint('https://nowhere.example.com/')).rejects.toThrow(
      /does not resolve \(nowhere\.example\.com\)/,
    );
  });

  it('is not waited for without end when the name service is silent', async () => {
    const silent = new EndpointGuard({
      allowLoopback: false,
      lookup: (() => {}) as unknown as typeof dns.lookup,
      lookupTimeoutMs: 30,
    });
    await expect(silent.assertPublicEndpoint('https://hooks.example.com/')).rejects.toThrow(
      /does not resolve/,
    );
  });

  it('never tells which private address a name leads to', async () => {
    const error = await guard.assertPublicEndpoint('https://private.example.com/').catch((thrown) => thrown);
    expect(error.message).not.toContain('10.0.0.7');
  });

  it.each(['http://127.0.0.1:8080/hook', 'http://localhost:3000', 'https://[::1]:9/', 'http://127.9.9.9/'])(
    'may be %s where the operator lets webhooks go to this machine',
    async (url) => {
      await expect(openGuard.assertPublicEndpoint(url)).resolves.toBeUndefined();
    },
  );

  it.each(['http://hooks.example.com/', 'https://10.0.0.1/', 'https://169.254.169.254/', 'http://0.0.0.0/'])(
    'may not be %s even there',
    async (url) => {
      await expect(openGuard.assertPublicEndpoint(url)).rejects.toMatchObject({ code: 'endpoint_refused' });
    },
  );
});

describe('a delivery', () => {
  let server: Server;
  let port: number;
  let reached = 0;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      reached++;
      response.end('here');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  const get = async (one: EndpointGuard, host: string) => {
    const dispatcher = one.createGuardedAgent();
    try {
      const { body } = await request(`http://${host}:${port}/`, { dispatcher });
      return await body.text();
    } finally {
      await dispatcher.close();
    }
  };

  it.each([
    '127.0.0.1',
    'localhost',
    'here.example.com',
    'half.example.com',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
  ])('to %s is not even connected', async (host) => {
    reached = 0;
    await expect(get(guard, host)).rejects.toMatchObject({ code: 'endpoint_refused' });
    expect(reached).toBe(0);
  });

  it('goes to the address that was checked, looked up once', async () => {
    lookups = [];
    await expect(get(openGuard, 'here.example.com')).resolves.toBe('here');
    expect(lookups).toEqual(['here.example.com']);
    await expect(get(openGuard, '127.0.0.1')).resolves.toBe('here');
  });

  it('is refused when the name has come to point elsewhere since it was set', async () => {
    resolves = { ...NAMES, 'moving.example.com': ['93.184.215.14'] };
    await guard.assertPublicEndpoint('https://moving.example.com/');
    resolves = { ...NAMES, 'moving.example.com': ['127.0.0.1'] };
    await expect(get(guard, 'moving.example.com')).rejects.toMatchObject({ code: 'endpoint_refused' });
  });

  it('fails as it would anywhere when the name does not exist', async () => {
    await expect(get(guard, 'nowhere.example.com')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });
});
