import { Link, type LinkProps } from '@tanstack/react-router';

/** Where a navigation leads. */
export function NavLinks({
  of,
}: {
  of: readonly (readonly [to: NonNullable<LinkProps['to']>, name: string])[];
}) {
  return (
    <ul>
      {of.map(([to, name]) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
