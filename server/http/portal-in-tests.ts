import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { RuntimeConfig, RuntimeMiniApp } from '../../shell/contract/runtime-config.ts'
import { pageConfig } from '../configuration/page-config.ts'
import { readSettings } from '../configuration/read-settings.ts'
import { listen } from './listen.ts'
import { createPages } from './pages.ts'
import { policyReports } from './policy-reports.ts'
import { requestHandler } from './request-handler.ts'
import { StaticFiles } from './static-files.ts'

export const IMPORT_MAP = '{"imports":{"react":"/vendor/react.js"}}'

const INDEX = `<!doctype html>
<html lang="en" data-tenant="choreograph">
  <head>
    <meta charset="utf-8">
    <script type="importmap">${IMPORT_MAP}</script>
    <link rel="stylesheet" id="os-theme" href="/themes/choreograph.css" />
    <script type="application/json" id="os-config">{}</script>
    <script type="module" async data-begin src="/assets/begin-abc12345.js"></script>
    <script type="module" crossorigin src="/assets/index-abc12345.js"></script>
    <link data-signed-in href="/assets/ui-abc12345.js">
    <link data-words="en" href="/assets/words-en-a1.js">
    <link data-words="de" href="/assets/words-de-a1.js">
  </head>
  <body><div id="os-header-frame" aria-hidden="true"></div><os-shell></os-shell></body>
</html>
`

const SMALL =
  '<!doctype html>\n<html lang="en"><head><script type="application/json" id="os-config">{}</script></head></html>\n'

const PRELOADS = {
  scripts: {
    header: ['/miniapps/header.js', '/assets/ui-abc12345.js'],
    'you-page': ['/miniapps/you-page.js', '/assets/ui-abc12345.js'],
    scorecards: ['/miniapps/scorecards.js', '/assets/ui-abc12345.js', '/assets/kit-abc12345.js'],
  },
  words: {
    'words-ui': { de: '/assets/words-ui-de.js', en: '/assets/words-ui-en.js' },
    'words-kit': { de: '/assets/words-kit-de.js' },
    'words-scorecards': { de: '/assets/words-scorecards-de.js' },
  },
}

const FILES: Readonly<Record<string, string>> = {
  'index.html': INDEX,
  'preloads.json': JSON.stringify(PRELOADS),
  'callback.html': SMALL,
  'silent.html': SMALL,
  'assets/index-abc12345.js': `export const text = '${'agency os '.repeat(400)}'`,
  'assets/see-as-rvpdzwlm.js': 'export {}',
  'miniapps/sample.js': 'export default class extends HTMLElement {}',
  'elements/os-sign.js': 'customElements',
  'elements/0.1.0-abc12345/os-sign.js': 'customElements',
  'elements/manifest.json': '{}',
  'packages/create-app.tgz': 'package',
  'packages/create-app-0.1.0-abc12345.tgz': 'package',
  'vendor/react.js': 'export {}',
  'fonts/inter.woff2': 'font',
  'themes/choreograph.css': ':root { --os-radius-s: 2px }',
  'icon.png': 'icon',
  'manuals/start.txt': 'Begin here',
  '.vite/manifest.json': '{"secret":true}',
}

/** A folder that looks like a built portal, for tests of serving it. */
export async function builtPortal(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'agency-os-dist-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

interface RawAnswer {
  status: number
  body: string
  location?: string
}

export interface ServedPortal {
  origin: string
  port: number
  /** As a browser goes to a page. */
  navigate(path: string, headers?: Record<string, string>): Promise<Response>
  /** A path exactly as written: fetch would tidy it up. */
  raw(path: string, headers?: Record<string, string>): Promise<RawAnswer>
  close(): Promise<void>
}

const EXTRA = {
  key: 'extra',
  title: '</script><b>',
  script: 'https://apps.example/extra.js',
  routes: ['extra'],
}

/** The fixture served as it would be with a foreign provider and mini-apps from elsewhere; APIs and provider only answer their name. */
export async function servePortal(
  apps: readonly RuntimeMiniApp[] = [EXTRA],
  more: Partial<RuntimeConfig> = {},
): Promise<ServedPortal> {
  const files = new StaticFiles(await builtPortal())
  let handler: ReturnType<typeof requestHandler> | undefined
  const { port, close } = await listen((incoming, response) => handler!(incoming, response), 0, null)
  const origin = `http://localhost:${port}`
  const settings = readSettings({ AUTHORITY: 'https://login.example/realm' })
  settings.file.miniApps = apps
  const config = { ...pageConfig(settings, origin), ...more }
  const page = createPages({
    templates: (file) => files.text(`/${file}`),
    config: () => config,
    allowed: {
      connectOrigins: ['https://userinfo.example'],
      imageOrigins: ['https://logos.example'],
      trustedTypesPolicies: ['elm'],
    },
    tenant: 'choreograph',
    dev: false,
    secure: false,
  })
  const named = (name: string) => (_request: unknown, response: { end(text: string): void }) =>
    response.end(name)
  handler = requestHandler({
    origin,
    api: named('api'),
    reports: policyReports(),
    identityProvider: named('idp'),
    page,
    files: [files],
  })
  const navigate = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' })
  return {
    origin,
    port,
    navigate,
    raw: (path, headers) => raw(port, path, headers),
    close: () => close(1000),
  }
}

function raw(port: number, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode!, body, location: response.headers.location }),
        )
      },
    )
    asked.on('error', reject).end()
  })
}
