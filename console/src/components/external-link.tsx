import type { ReactNode } from 'react';
import { settings } from '../settings.ts';

/** A user-supplied link: only http(s), without a referrer. */
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

/** External images would reveal the visitor to their hosts, so only the API's files are loaded. */
export function isHostedFile(address: string | null): address is string {
  return !!address && URL.parse(address)?.origin === new URL(settings.apiUrl).origin;
}
