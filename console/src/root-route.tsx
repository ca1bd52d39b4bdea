import { createRootRoute } from '@tanstack/react-router';
import { Layout } from './components/layout.tsx';
import { NotFound } from './routes/not-found.tsx';

export const root = createRootRoute({ component: Layout, notFoundComponent: NotFound });
