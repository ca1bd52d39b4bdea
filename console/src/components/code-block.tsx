import { CopyButton } from './copy-button.tsx';

/** Code with a button that copies it. */
export function CodeBlock({ title, code }: { title: string; code: string }) {
  return (
    <div className="snippet">
      <div className="snippet-bar">
        <span className="small soft">{title}</span>
        <CopyButton text={code} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard */}
      <pre tabIndex={0}>{code}</pre>
    </div>
  );
}
