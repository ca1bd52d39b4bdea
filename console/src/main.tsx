import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onCredentialsEnded, queryClient } from './data/query-client.ts';
import { router } from './router.tsx';
import { endSignIn, restoreSession } from './session/keep.ts';
import './parts/styles/index.css';

onCredentialsEnded(endSignIn);
restoreSession();

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
