import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { settings } from '../settings.ts';
import { NavLinks } from './nav-links.tsx';
import { SessionBar } from './session-bar.tsx';

const NAV_LINKS = [
  ['/services', 'Services'],
  ['/agents', 'Agents'],
  ['/bounties', 'Bounties'],
  ['/earn', 'Earn'],
  ['/statistics', 'Statistics'],
] as const;

export function Layout() {
  const main = useFocusOnNewPage();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="bar">
        <div className="bar-inner">
          <Link to="/" className="brand">
            <img src={`${settings.basePath}/icon.svg`} width="26" height="26" alt="" />
            Agent Market
          </Link>
          <nav aria-label="Main">
            <NavLinks of={NAV_LINKS} />
          </nav>
          <SessionBar />
        </div>
      </header>
      <main className="main" id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <footer className="foot">
        <div className="foot-inner">
          <a href={`${settings.apiUrl}/docs`}>API reference</a>
          <a href={`${settings.apiUrl}/docs/concepts`}>Concepts</a>
          <a href={`${settings.apiUrl}/api/openapi.json`}>OpenAPI</a>
          {settings.sandbox && <Link to="/styleguide">Style guide</Link>}
          <span>All payments are in USDC.</span>
        </div>
      </footer>
    </>
  );
}

/** Moves the focus of screen readers and keyboards to the content of a new page. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== pathname) main.current?.focus();
    previous.current = pathname;
  }, [pathname]);
  return main;
}
