import type { ReactNode } from 'react';
import { settings } from '../settings.ts';

/** An address that somebody else wrote: followed only by hand, only on the web, and without saying where from. */
export function ExternalLink({ href, children }: { href: string; children?: ReactNode }) {
  if (!isWebUrl(href)) return <>{children ?? href}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children ?? href}
    </a>
  );
}

function isWebUrl(text: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '');
}

/** Pictures of others would tell their hosts who looks, so only files of the API are loaded. */
export function isHostedFile(address: string | null): address is string {
  return !!address && URL.parse(address)?.origin === new URL(settings.apiUrl).origin;
}
