import { existsSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'

/** The author's files lie below it on this machine, where no portal has anything. */
export const BASE = '/@agency-os-dev/'

/** In place of a deployed script: loads the app's sources with hot reload. */
export const ENTRY_ADDRESS = `${BASE}@entry.js`

export interface AuthorVite {
  /** Address of the app's first module. */
  source: string
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/**
 * Starts the Vite of the author's project, by the project's own configuration. @throws Error where it has
 * none
 */
export async function startAuthorVite(root: string, server: Server): Promise<AuthorVite> {
  const { createServer } = await viteOf(root)
  const vite = await createServer({
    root,
    plugins: [lastWord(root)],
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const source = BASE + sourceOf(vite.config.plugins, root)
  return {
    source,
    handle(request, response) {
      const own = OWN.exec(request.url!)?.[1]
      if (own === undefined) return vite.middlewares(request, response)
      headScripts(vite).then(
        (scripts) =>
          sendScript(response, own === 'entry' ? entryScript(scripts, source) : scripts[Number(own)]),
        (error: Error) => response.writeHead(500).end(error.message),
      )
    },
    close: () => vite.close(),
  }
}

/**
 * After the project's own plugins, of which one may have chosen a base for its build; without a page Vite has
 * to be told where to look for libraries.
 */
const lastWord = (root: string): Plugin => ({
  name: 'agency-os-dev',
  enforce: 'post',
  config: () => ({
    base: BASE,
    optimizeDeps: {
      entries: usualSources(root),
      include: NOT_MODULES.filter((name) => isInstalled(root, name)),
    },
  }),
})

/** CommonJS that only a package of ours imports, where Vite does not look for what it has to convert. */
const NOT_MODULES = ['react-dom/client']

function isInstalled(root: string, name: string): boolean {
  try {
    createRequire(join(root, 'package.json')).resolve(name)
    return true
  } catch {
    return false
  }
}

/** The entry, and the scripts that come before it, by number. */
const OWN = new RegExp(`^${BASE}@(entry|\\d+)\\.js(?:\\?|$)`)

/**
 * Scripts that Vite's plugins write into a page's head, such as React's Fast Refresh: the portal's page gets
 * them as modules.
 */
async function headScripts(vite: ViteDevServer): Promise<string[]> {
  const page = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
  return [...page.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].map(([, attributes, text]) => {
    const address = /\bsrc="([^"]+)"/.exec(attributes!)?.[1]
    return address ? `import '${address}'` : text!
  })
}

/** Evaluated in this order, as in a page. */
function entryScript(scripts: readonly string[], source: string): string {
  const first = scripts.map((_script, index) => `import '${BASE}@${index}.js'\n`).join('')
  return `${first}import * as app from '${source}'\nexport * from '${source}'\nexport default app.default\n`
}

function sendScript(response: ServerResponse, text = ''): void {
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(text)
}

/** The author's own: its plugins are made for it. */
async function viteOf(root: string): Promise<typeof import('vite')> {
  let file: string
  try {
    file = createRequire(join(root, 'package.json')).resolve('vite')
  } catch (error) {
    throw new Error(`No Vite is installed in ${root}: run npm install there first.`, { cause: error })
  }
  return (await import(pathToFileURL(file).href)) as typeof import('vite')
}

/** The preset's module, which puts the app's styles on its element. */
const OF_PRESET = { plugin: 'agency-os:one-module', path: '@id/__x00__virtual:agency-os/app' }

const usualSources = (root: string): string[] =>
  ['ts', 'tsx', 'js', 'jsx']
    .flatMap((ending) => [`src/index.${ending}`, `src/main.${ending}`])
    .filter((path) => existsSync(join(root, path)))

function sourceOf(plugins: readonly Plugin[], root: string): string {
  if (plugins.some(({ name }) => name === OF_PRESET.plugin)) return OF_PRESET.path
  const [source] = usualSources(root)
  if (source) return source
  throw new Error(`No app is in ${root}: there is no src/index.ts, nor the preset of @agency-os/vite.`)
}
