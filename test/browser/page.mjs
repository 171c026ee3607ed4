// The page that every browser test runs in: a tenant's look, and a policy that is as strict about scripts, styles and
// Trusted Types as server/http/page-policy.ts, which the runner, without TypeScript, cannot read.
import { createHash } from 'node:crypto'
import { shiftDate } from '../clock/shift-date.mjs'
import { clockOffset } from '../clock/test-day.mjs'

const tenant = process.env.TENANT ?? 'choreograph'

/** Sets the page's clock to that of the tests before any module runs. */
const clock = `(${shiftDate.toString()})(${clockOffset()})`

/** The runner's `testRunnerHtml`; it says how long a test may take. */
export const testPage = (framework, { testFramework }) => `<!DOCTYPE html>
<html lang="en" data-tenant="${tenant}" data-test-limit-ms="${testFramework.config.timeout}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tests</title>
<script>${clock}</script>
<link rel="stylesheet" href="/themes/${tenant}.css">
</head>
<body><script type="module" src="${framework}"></script></body>
</html>`

const policy = (hashes) =>
  [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // another origin to the browser, and this server again
    "connect-src 'self' http://127.0.0.1:*",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html agency-os-worker agency-os-version',
  ].join('; ')

/** Middleware: allows exactly the inline scripts that the runner writes into its page. */
export async function withPolicy(context, next) {
  await next()
  if (context.path !== '/' || typeof context.body !== 'string') return
  const inline = [...context.body.matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g)].map(
    ([, code]) => code,
  )
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  context.set('content-security-policy', policy(hashes))
}
