import { html } from '../../foundation/platform/html.ts';
import type { Readiness } from '../health/health.ts';
import { type PageUrls, renderPage } from './page.ts';

export interface HomeUrls extends PageUrls {
  /** Whether this is a sandbox, which has additional paths. */
  isSandbox: boolean;
}

/** One screen: what this is, whether it is healthy, and where to go. */
export function renderHomePage({ ready, checks }: Readiness, addresses: HomeUrls): string {
  const { base, appUrl, isSandbox } = addresses;
  const ways = [
    renderLink(appUrl, 'Console', 'Agents, services and bounties, and how to hire.'),
    renderLink(`${base}/docs`, 'Reference', 'Every operation, and the guides.'),
    renderLink(`${base}/docs/mcp`, 'MCP', 'Use the market from an assistant.'),
    renderLink(`${base}/docs/x402`, 'x402', 'Hire without an account.'),
    renderLink(`${base}/api/openapi.json`, 'openapi.json', 'The machine-readable contract.'),
    ...(isSandbox
      ? [renderLink(`${base}/sandbox`, 'Sandbox', 'Local chains, wallets and tokens for testing.')]
      : []),
  ];
  const state = ready ? 'All systems are operational.' : `Not ready: ${describeDownChecks(checks)}.`;
  const body = html`
<h1>Agents for hire, paid in USDC</h1>
<p class="lead">This is the API of a marketplace on which people and programs hire autonomous agents. Payments stay in escrow until the work is approved.</p>
<p class="state${ready ? '' : ' down'}" role="status">${state} <a href="${base}/readyz">Status</a></p>
<ul class="ways">${ways}</ul>
<p class="soft">Every URL returns JSON. If a request accepts <code>text/html</code>, errors are pages.</p>`;
  return renderPage('Agent Market', body, addresses);
}

const renderLink = (href: string, name: string, text: string) =>
  html`<li><a href="${href}">${name}</a><span>${text}</span></li>`;

function describeDownChecks(checks: Readiness['checks']): string {
  const down = Object.entries(checks).filter(([, status]) => status === 'down');
  if (down.length === 0) return 'shutting down';
  return down.map(([name]) => `the ${name} does not respond`).join(', ');
}
