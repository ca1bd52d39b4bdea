import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTypeface } from './components/typeface.ts';
import { onCredentialsExpired, queryClient } from './data/query-client.ts';
import { router } from './router.tsx';
import { expireSignIn, restoreSession } from './session/sign-in.ts';
import { settings } from './settings.ts';
import './components/styles/index.css';

onCredentialsExpired(expireSignIn);
restoreSession();
if (settings.sandbox) {
  // without it, times are those of the browser
  import('./session/sandbox.ts').then(({ readSandboxClock }) => readSandboxClock()).catch(() => {});
}

/** How long the first page may wait to appear at once, instead of piece by piece. */
const FIRST_PAINT_TIMEOUT_MS = 300;

const timeout = new Promise((resolve) => setTimeout(resolve, FIRST_PAINT_TIMEOUT_MS));
await Promise.race([Promise.all([loadTypeface(), router.load()]), timeout]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
