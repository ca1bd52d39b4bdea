import { createRootRoute } from '@tanstack/react-router';
import { Layout } from './parts/layout.tsx';
import { NotFound } from './routes/not-found.tsx';

export const root = createRootRoute({ component: Layout, notFoundComponent: NotFound });
