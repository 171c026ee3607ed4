import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

const require = createRequire(import.meta.url)
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/
const PREFIX = '\0vendor:'
const VERSIONS = 'vendor/versions.json'

/** Specifier -> file under /vendor/; `cjs` for CommonJS packages, `from` where the module has another address here. */
export type SharedModules = Record<string, { file: string; cjs?: boolean; from?: string }>

/**
 * Stable `/vendor/<name>.js` modules that re-export the very chunks the product uses, and the import map that
 * points at them, so that a mini-app built elsewhere shares React, Lit and nanostores (docs/design/house.md).
 * `/vendor/versions.json` tells authors their versions.
 */
export function vendor(shared: SharedModules): Plugin {
  const byPath = new Map(
    Object.entries(shared).map(([specifier, module]) => [`/vendor/${module.file}`, { specifier, ...module }]),
  )
  const pathOf = (id: string) => id.split('?')[0]!
  return {
    name: 'vendor-import-map',
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: {
          input: Object.fromEntries([...byPath.keys()].map((path) => [path.slice(1, -3), path])),
        },
      },
    }),
    resolveId: (id) => (byPath.has(pathOf(id)) ? PREFIX + pathOf(id) : undefined),
    load(id) {
      const module = id.startsWith(PREFIX) && byPath.get(id.slice(PREFIX.length))
      if (!module) return
      return reExport(module.from ?? module.specifier, module.cjs ? module.specifier : undefined)
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: VERSIONS, source: versionsOf(shared) })
    },
    configureServer: (server) =>
      void server.middlewares.use((request, response, next) => {
        const path = pathOf(request.url ?? '')
        if (path === `/${VERSIONS}`) return answer(response, 'application/json', versionsOf(shared))
        if (!byPath.has(path)) return next()
        void serve(server, path, response).catch(next)
      }),
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { path }) =>
        path === '/index.html'
          ? [
              {
                tag: 'script',
                attrs: { type: 'importmap' },
                injectTo: 'head-prepend',
                children: importMap(shared),
              },
            ]
          : [],
    },
  }
}

/** CommonJS has no static names: they are listed when the configuration runs. */
function reExport(from: string, cjs?: string): string {
  const source = JSON.stringify(from)
  if (!cjs) return `export * from ${source};`
  const names = Object.keys(require(cjs)).filter(
    (name) => IDENTIFIER.test(name) && name !== 'default' && name !== '__esModule',
  )
  return `import m from ${source};\nexport default m;\nexport const { ${names.join(', ')} } = m;\n`
}

async function serve(server: ViteDevServer, path: string, response: ServerResponse): Promise<void> {
  const result = await server.transformRequest(path)
  answer(response, 'text/javascript', result?.code)
}

function answer(response: ServerResponse, type: string, content?: string): void {
  response.setHeader('content-type', type)
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('cache-control', 'no-cache')
  response.end(content)
}

/** Every page has it, so modules that keep their names are named together, by their package. */
export function importMap(shared: SharedModules): string {
  const entries = Object.entries(shared).map(([specifier, { file }]) => {
    const name = specifier === file ? `${packageOf(specifier)}/` : undefined
    return [name ?? specifier, `/vendor/${name ?? file}`]
  })
  return JSON.stringify({ imports: Object.fromEntries(entries) })
}

/** By package: its version, and the names that the import map has for it. */
export function versionsOf(shared: SharedModules): string {
  const specifiers = Object.keys(shared)
  const packages = [...new Set(specifiers.map(packageOf))].map((name) => {
    const manifest = join(import.meta.dirname, '../../node_modules', name, 'package.json')
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
    return [name, { version, modules: specifiers.filter((specifier) => packageOf(specifier) === name) }]
  })
  return JSON.stringify(Object.fromEntries(packages))
}

const packageOf = (specifier: string): string => /^(@[^/]+\/)?[^/]+/.exec(specifier)![0]
