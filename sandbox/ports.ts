import { once } from 'node:events';
import { createServer } from 'node:net';
import { findFreePort } from './postgres/ports.ts';
import { SandboxError } from './sandbox-error.ts';
import type { PortVariable, Settings } from './settings.ts';

interface PortRequest {
  variable: PortVariable;
  port: number;
  purpose: string;
}

/** Ports whose number must be known before they are opened, because URLs contain them. */
const PORTS_IN_URLS: PortVariable[] = ['PORT', 'APP_PORT', 'INTERNAL_PORT', 'SANDBOX_IDP_PORT'];

/**
 * Checks all ports before anything is started, and reports every busy one at once. Returns the same ports, with a
 * free one in place of each 0 that must be known beforehand.
 */
export async function resolvePorts({ ports, external }: Settings): Promise<Settings['ports']> {
  const requests = listPortRequests(ports, external).filter(({ port }) => port !== 0);
  throwIfAny(findDuplicatePorts(requests));
  throwIfAny(await findBusyPorts(requests));
  const settled = { ...ports };
  for (const variable of PORTS_IN_URLS) settled[variable] ||= await findFreePort();
  return settled;
}

function throwIfAny(problems: string[]): void {
  if (problems.length > 0) throw new SandboxError(problems.join('\n'));
}

function listPortRequests(ports: Settings['ports'], outside: Settings['external']): PortRequest[] {
  const request = (variable: PortVariable, purpose: string) => ({ variable, port: ports[variable], purpose });
  const solana = request('SANDBOX_SOLANA_PORT', 'the Solana chain');
  const sockets = {
    ...solana,
    port: solana.port && solana.port + 1,
    purpose: 'WebSockets of the Solana chain',
  };
  return [
    request('PORT', 'the API'),
    request('APP_PORT', 'MCP and OAuth'),
    request('INTERNAL_PORT', 'operators'),
    ...(outside.identity ? [] : [request('SANDBOX_IDP_PORT', 'the identity provider')]),
    ...(outside.solana ? [] : [solana, sockets]),
    ...(outside.base ? [] : [request('SANDBOX_BASE_PORT', 'the Base chain')]),
    ...(outside.alt ? [] : [request('SANDBOX_ALT_PORT', 'the alt chain')]),
  ];
}

function findDuplicatePorts(requests: PortRequest[]): string[] {
  return requests.flatMap(({ variable, port, purpose }, index) => {
    const other = requests.slice(0, index).find((earlier) => earlier.port === port);
    if (!other) return [];
    return [
      `Port ${port} is wanted for ${purpose} and for ${other.purpose}: set ${variable} to another port.`,
    ];
  });
}

async function findBusyPorts(requests: PortRequest[]): Promise<string[]> {
  const found = await Promise.all(
    requests.map(async ({ variable, port, purpose }) => {
      const code = await findPortError(port);
      if (code === undefined) return [];
      const why = code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${code})`;
      return [
        `Port ${port}, for ${purpose}, ${why}: stop what listens there, or set ${variable} to another port.`,
      ];
    }),
  );
  return found.flat();
}

/** Opened on all addresses, which fails if any of them is taken. */
async function findPortError(port: number): Promise<string | undefined> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
