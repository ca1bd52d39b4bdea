import { Html, html } from '../../server/foundation/platform/html.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { min-height: 100vh; margin: 0; display: grid; place-items: center; background: light-dark(#f4f5f7, #16181d); }
  main { width: min(22rem, 90vw); padding: 2rem; border-radius: 0.75rem; background: light-dark(#fff, #21242b);
    box-shadow: 0 1px 3px #0003; box-sizing: border-box; }
  h1 { margin: 0 0 0.25rem; font-size: 1.35rem; }
  p { margin: 0 0 1.25rem; color: light-dark(#555, #aab); overflow-wrap: anywhere; }
  label { display: block; margin-bottom: 0.35rem; font-weight: 600; }
  input, button { width: 100%; box-sizing: border-box; padding: 0.6rem 0.75rem; border-radius: 0.45rem; font: inherit; }
  input { border: 1px solid light-dark(#bbb, #555); background: transparent; color: inherit; }
  button { margin-top: 1rem; border: 0; background: #2f5bea; color: #fff; font-weight: 600; cursor: pointer; }
  button:hover, button:focus-visible { background: #2248c4; }
  [role='alert'] { margin: 0.5rem 0 0; color: light-dark(#b00020, #ff8a94); }`;

/** The sign-in page. No scripts, nothing loaded from elsewhere. */
export function renderLoginPage(client: string, problem?: string): string {
  const alert = problem ? html`<p role="alert">${problem}</p>` : '';
  return renderPage(
    'Sign in',
    html`<h1>Sign in</h1>
    <p>${client} asks who you are. This is a sandbox: any name will do, there is no password.</p>
    <form method="post" autocomplete="off">
      <label for="name">Your name</label>
      <input id="name" name="name" required maxlength="100" autofocus placeholder="Alice">
      ${alert}<button>Continue</button>
    </form>`,
  );
}

export function renderErrorPage(problem: string): string {
  return renderPage('Not possible', html`<h1>This did not work</h1><p>${problem}</p>`);
}

function renderPage(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · sandbox identity</title>
    <style>${new Html(STYLE)}
    </style>
  </head>
  <body><main>${body}</main></body>
</html>
`.text;
}
