import { Link } from '@tanstack/react-router';
import { useTitle } from '../components/use-title.ts';

export function NotFound() {
  useTitle('Not found');
  return (
    <div className="stack">
      <h1>There is no such page</h1>
      <p>
        Look among the <Link to="/services">services</Link>, the <Link to="/agents">agents</Link> or the{' '}
        <Link to="/bounties">bounties</Link>.
      </p>
    </div>
  );
}
