import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** Somebody else's page, on its own origin and under its own policy, that may embed our elements. */
export interface ForeignPage {
  url: string
  stop(): Promise<void>
}

/** Styles as careless as they come: they reach for everything and use our names. */
const STYLES = `
  :root { --os-color-text: rgb(255, 0, 0); --os-font-size-m: 40px; --os-radius-m: 99px }
  * { letter-spacing: 4px; text-transform: uppercase }
  html { font-size: 62.5% }
  body { margin: 8px; white-space: pre; font: 20px/2 serif; color: rgb(1, 2, 3); background: rgb(250, 250, 240) }
  body.dark { color-scheme: dark; color: rgb(240, 240, 240); background: rgb(10, 10, 10) }
  os-breadcrumbs, os-tenant-mark { color: rgb(255, 0, 0); font-family: monospace }
  svg, nav { display: none }
  li { float: right; list-style: square }
  .look, .step { background: rgb(255, 0, 0) }
`

/** The page has a Lit of its own, which makes its policy once. */
const OWN_LIT = "trustedTypes.createPolicy('lit-html', { createHTML: (text) => text })"

const CONTENT = `
  <h1>Somebody else's site</h1>
  <p class="look">Text of the page, <a href="#x">with a link</a>.</p>
  <ul><li>One</li></ul>
  <input value="a field"><button>A button</button>`

const EMBEDDED = `
  <os-tenant-mark tenant="mindshare" named></os-tenant-mark>
  <os-breadcrumbs tenant="mindshare" selectable client="Nordlicht" brand="Kaffee" country="DE" category="Unlock" app="Scorecards" section="Audits"></os-breadcrumbs>
  <os-tenant-mark id="unknown" tenant="../../nobody"></os-tenant-mark>`

const ROOT = join(import.meta.dirname, '../..')
/** All that stand in elements/, and the one with an app in it: a new one is tried by its existence. */
export const ELEMENTS = [
  ...readdirSync(join(ROOT, 'elements')).filter((name) => name.startsWith('os-')),
  'os-embed',
]
/** The version that the hostile page loads after the portal's. */
export const OTHER_VERSION = '99.0.0-other'

const HOSTILE = `* { all: unset !important; font: 30px/3 fantasy !important; letter-spacing: 5px !important }
  html { font-size: 62.5% !important } body { white-space: pre !important }`

/**
 * A page at its worst: everything unset, right to left, and each element with a declared shadow and a second
 * version.
 */
function hostilePage(portal: string): string {
  const scripts = ELEMENTS.map(
    (tag) => `<script type="module" src="${portal}/elements/${tag}.js"></script>
      <script type="module" crossorigin src="/other/${tag}.js"></script>`,
  )
  const embedded = ELEMENTS.map(
    (tag) =>
      `<${tag} tenant="mindshare" app="Budget" named><template shadowrootmode="open"><p>declared</p></template></${tag}>`,
  )
  return `<!doctype html><html lang="en" dir="rtl"><head><title>Hostile</title><link rel="stylesheet" href="/hostile.css">${scripts.join('')}</head>
    <body>${embedded.join('\n')}</body></html>`
}

/** The built script of an element as another version would be. */
function otherVersion(tag: string): string {
  const path = (name: string) => join(ROOT, 'dist/elements', name)
  const { latest } = JSON.parse(readFileSync(path('manifest.json'), 'utf8')) as { latest: string }
  return readFileSync(path(`${tag}.js`), 'utf8').replaceAll(latest, OTHER_VERSION)
}

/** The hostile page, and one that holds it in a frame of an opaque origin. */
function hostileFile(url: string, portal: string): { type: string; text: string } | undefined {
  const [, tag] = /^\/other\/(os-[\w-]+)\.js$/.exec(url) ?? []
  if (tag) return { type: 'text/javascript', text: otherVersion(tag) }
  if (url === '/hostile.css') return { type: 'text/css', text: HOSTILE }
  if (url === '/hostile') return { type: 'text/html; charset=utf-8', text: hostilePage(portal) }
  if (url === '/sandbox')
    return {
      type: 'text/html; charset=utf-8',
      text: '<!doctype html><title>Sandbox</title><iframe sandbox="allow-scripts" src="/hostile" title="Hostile"></iframe>',
    }
  return undefined
}

/** `/plain` is the page alone, `/` and `/dark` embed; `copies` times each script, all from the portal. */
export async function serveForeignPage(portal: string, copies = 1): Promise<ForeignPage> {
  const scripts = ['os-tenant-mark', 'os-breadcrumbs'].flatMap((tag) =>
    Array.from(
      { length: copies },
      (_, copy) =>
        `<script type="module" src="${portal}/elements/${tag}.js${copy ? `?copy=${copy}` : ''}"></script>`,
    ),
  )
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${portal}`,
    `font-src ${portal}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types agency-os lit-html',
  ].join('; ')
  const server = createServer(({ url }, response) => {
    if (url === '/host.css') return void response.writeHead(200, { 'content-type': 'text/css' }).end(STYLES)
    if (url === '/own-lit.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(OWN_LIT)
    if (url === '/favicon.ico') return void response.writeHead(204).end()
    const hostile = hostileFile(url!, portal)
    if (hostile)
      return void response
        .writeHead(200, {
          'content-type': hostile.type,
          'access-control-allow-origin': '*',
          'content-security-policy': `${policy}; frame-src 'self'`,
        })
        .end(hostile.text)
    const [head, body] = url === '/plain' ? ['', ''] : [scripts.join(''), EMBEDDED]
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    response.end(`<!doctype html><html lang="en"><head><title>Foreign</title><script src="/own-lit.js"></script><link rel="stylesheet" href="/host.css">${head}</head>
      <body class="${url === '/dark' ? 'dark' : ''}">${CONTENT}${body}</body></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
