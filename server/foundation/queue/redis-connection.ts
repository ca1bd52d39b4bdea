import { Cluster, type CommonRedisOptions, Redis, type RedisOptions } from 'ioredis';

/** One server, the nodes of a cluster, or a server that sentinels know by the host of the URL. */
export interface RedisAddress {
  urls: readonly string[];
  isCluster: boolean;
  sentinels: readonly string[];
}

export type RedisConnection = Redis | Cluster;

type ConnectionSettings = Pick<CommonRedisOptions, 'maxRetriesPerRequest' | 'connectTimeout'>;

/** More than a worker waits for a job. After a failover, a command may never be answered; BullMQ then reconnects. */
const CLUSTER_COMMAND_TIMEOUT_MS = 15_000;
const SENTINEL_PORT = 26379;
const REDIS_PORT = 6379;

export function connectToRedis(address: RedisAddress, settings: ConnectionSettings): RedisConnection {
  const [url = ''] = address.urls;
  if (address.isCluster) return connectToCluster(address.urls, settings);
  if (address.sentinels.length > 0) return connectBySentinels(url, address.sentinels, settings);
  return new Redis(url, settings);
}

/** The hosts, for messages. */
export function describeRedis({ urls, sentinels }: RedisAddress): string {
  return [...urls, ...sentinels].map((url) => URL.parse(url)?.host ?? '').join(', ');
}

function connectToCluster(urls: readonly string[], settings: ConnectionSettings): Cluster {
  const nodes = urls.map((url) => parseHost(url, REDIS_PORT));
  return new Cluster(nodes, {
    // nodes name each other by addresses; with TLS, a certificate names its host
    dnsLookup: (host, callback) => callback(null, host),
    redisOptions: {
      ...settings,
      ...readCredentials(urls[0] ?? ''),
      commandTimeout: CLUSTER_COMMAND_TIMEOUT_MS,
    },
  });
}

function connectBySentinels(url: string, sentinels: readonly string[], settings: ConnectionSettings): Redis {
  const { username, password, tls } = readCredentials(sentinels[0] ?? '');
  return new Redis({
    ...settings,
    ...readCredentials(url),
    name: new URL(url).hostname,
    sentinels: sentinels.map((sentinel) => parseHost(sentinel, SENTINEL_PORT)),
    ...(username && { sentinelUsername: username }),
    ...(password && { sentinelPassword: password }),
    ...(tls && { enableTLSForSentinelMode: true, sentinelTLS: tls }),
    // leaves a server as soon as the sentinels have chosen another
    failoverDetector: true,
    // it was demoted while connected: connect again, and repeat the command
    reconnectOnError: ({ message }) => (message.startsWith('READONLY') ? 2 : false),
  });
}

function parseHost(url: string, defaultPort: number): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || defaultPort) };
}

function readCredentials(url: string): Pick<RedisOptions, 'username' | 'password' | 'tls'> {
  const { protocol, username, password } = new URL(url);
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { tls: {} }),
  };
}
