import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './postgres/ports.ts';
import { SandboxError } from './sandbox-error.ts';
import type { PortVariable, Settings } from './settings.ts';

interface Claim {
  variable: PortVariable;
  port: number;
  what: string;
}

/** Ports whose number must be known before they are opened, because addresses are made of them. */
const NAMED_IN_ADDRESSES: PortVariable[] = ['PORT', 'APP_PORT', 'INTERNAL_PORT', 'SANDBOX_IDP_PORT'];

/**
 * Looks at all ports before anything is started, and tells of every busy one at once. Returns the same ports,
 * a free one in place of each 0 that has to be known beforehand.
 */
export async function settlePorts({ ports, outside }: Settings): Promise<Settings['ports']> {
  const claims = claimsOf(ports, outside).filter(({ port }) => port !== 0);
  refuse(repeated(claims));
  refuse(await busy(claims));
  const settled = { ...ports };
  for (const variable of NAMED_IN_ADDRESSES) settled[variable] ||= await freePort();
  return settled;
}

function refuse(problems: string[]): void {
  if (problems.length > 0) throw new SandboxError(problems.join('\n'));
}

function claimsOf(ports: Settings['ports'], outside: Settings['outside']): Claim[] {
  const claim = (variable: PortVariable, what: string) => ({ variable, port: ports[variable], what });
  const solana = claim('SANDBOX_SOLANA_PORT', 'the Solana chain');
  const sockets = { ...solana, port: solana.port && solana.port + 1, what: 'WebSockets of the Solana chain' };
  return [
    claim('PORT', 'the API'),
    claim('APP_PORT', 'MCP and OAuth'),
    claim('INTERNAL_PORT', 'operators'),
    ...(outside.identity ? [] : [claim('SANDBOX_IDP_PORT', 'the identity provider')]),
    ...(outside.solana ? [] : [solana, sockets]),
    ...(outside.base ? [] : [claim('SANDBOX_BASE_PORT', 'the Base chain')]),
    ...(outside.alt ? [] : [claim('SANDBOX_ALT_PORT', 'the alt chain')]),
  ];
}

function repeated(claims: Claim[]): string[] {
  return claims.flatMap(({ variable, port, what }, index) => {
    const other = claims.slice(0, index).find((earlier) => earlier.port === port);
    if (!other) return [];
    return [`Port ${port} is wanted for ${what} and for ${other.what}: set ${variable} to another port.`];
  });
}

async function busy(claims: Claim[]): Promise<string[]> {
  const found = await Promise.all(
    claims.map(async ({ variable, port, what }) => {
      const code = await problemWith(port);
      if (code === undefined) return [];
      const why = code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${code})`;
      return [
        `Port ${port}, for ${what}, ${why}: stop what listens there, or set ${variable} to another port.`,
      ];
    }),
  );
  return found.flat();
}

/** Opened on all addresses, which fails when any of them is taken. */
async function problemWith(port: number): Promise<string | undefined> {
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
