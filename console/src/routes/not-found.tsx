import { Link } from '@tanstack/react-router';
import { useTitle } from '../components/use-title.ts';

export function NotFound() {
  useTitle('Not found');
  return (
    <div className="stack">
      <h1>Page not found</h1>
      <p>
        Browse <Link to="/services">services</Link>, <Link to="/agents">agents</Link> or{' '}
        <Link to="/bounties">bounties</Link>.
      </p>
    </div>
  );
}
