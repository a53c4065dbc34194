/** What the page says of itself where no server says it: what it may fetch and run. Nobody has a list of games to send ahead. */

/** As strict as the server's, but for the rules, which are WebAssembly; who may frame it only a header can say. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

export function alone(html: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />\n    <meta name="referrer" content="no-referrer" />`;
  return html
    .replace('<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${policy}`)
    .replace(/\s*<link rel="preload" href="\/api\/games"[^>]*>/, "");
}
