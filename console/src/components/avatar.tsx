import { isHostedFile } from './external-link.tsx';

export function Avatar({ name, url, large = false }: { name: string; url: string | null; large?: boolean }) {
  const className = large ? 'avatar avatar-large' : 'avatar';
  if (isHostedFile(url)) return <img className={className} src={url} alt="" loading="lazy" />;
  return (
    <span className={className} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
