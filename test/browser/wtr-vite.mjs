// Web Test Runner with Vite: the dev server of vite.config.ts answers every request the runner does not own.
import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createServer, mergeConfig, parseSync } from 'vite'
import { removePages, writePages } from './pages.mjs'

const socket = '/__web-dev-server__web-socket.js' // the runner's own; it must stay out of Vite's resolver
const runnersOwn = /^\/(__web-|__wds-|\?|$)/
const strict = '/test/browser/strict.ts'

// Stands in for /@vite/client: nothing is replaced while tests run, and styles need no <style>, which the policy forbids.
const client = `
const sheets = new Map()
const adopt = () => { document.adoptedStyleSheets = [...sheets.values()] }
export const createHotContext = () => undefined
export const injectQuery = (url) => url
export const removeStyle = (id) => { sheets.delete(id); adopt() }
export const updateStyle = (id, css) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css); sheets.set(id, sheet); adopt() }
`

/**
 * Every test file is a suite of its own in its page, named by its path, and starts with the module that fails it on stray
 * errors: what stands below its imports goes into a `describe`.
 */
const suites = (root) => ({
  name: 'suites',
  enforce: 'pre',
  transform(code, id) {
    const file = id.split('?')[0]
    if (!/\.test\.tsx?$/.test(file) || id.endsWith('?raw')) return undefined
    const imports = parseSync(file, code).program.body.filter(({ type }) => type === 'ImportDeclaration')
    const end = imports.at(-1)?.end ?? 0
    const title = JSON.stringify(relative(root, file))
    return {
      code: `import ${JSON.stringify(strict)};${code.slice(0, end)};describe(${title},()=>{${code.slice(end)}\n})`,
      map: null,
    }
  },
})

const ownSocket = {
  name: 'runner-socket',
  enforce: 'pre',
  resolveId: (id) => (id === socket ? { id, external: true } : undefined),
}

const startVite = (config, fileWatcher, files, cacheDir) => {
  const watching = config.disableFileWatcher === false
  return createServer(
    mergeConfig(
      {
        root: config.rootDir,
        configFile: join(config.rootDir, 'vite.config.ts'),
        clearScreen: false,
        logLevel: 'warn',
        appType: 'custom',
        cacheDir,
        server: { middlewareMode: true, hmr: false, ws: false, watch: watching ? {} : null },
        // Scanning the test files first, and the apps that they load by address, finds every dependency: one found late
        // would mean a second copy of React or Solid.
        optimizeDeps: {
          entries: [files, strict.slice(1), 'test/foreign-apps/*.ts'].flat(),
          exclude: ['@web/test-runner-commands'],
          force: true,
        },
        plugins: [ownSocket, suites(config.rootDir)],
      },
      {},
    ),
  ).then((server) => {
    if (watching) server.watcher.on('change', (file) => fileWatcher.emit('change', file))
    return server
  })
}

/** Runner options `files`, `plugins` and `middleware` for tests that Vite serves. */
export function vite({ root, files }) {
  const cacheDir = `node_modules/.vite-test-${process.pid}` // its own, so that two runs at once do not disturb each other
  let server
  return {
    files: writePages(root, files),
    plugins: [
      {
        name: 'vite',
        async serverStart({ config, fileWatcher }) {
          server = await startVite(config, fileWatcher, files, cacheDir)
        },
        async serverStop() {
          await server?.close()
          removePages(root)
          rmSync(cacheDir, { recursive: true, force: true, maxRetries: 5 }) // Vite may still be writing there
        },
      },
    ],
    middleware: [
      (context, next) => {
        if (runnersOwn.test(context.url)) return next()
        if (context.path === '/@vite/client') {
          context.type = 'js'
          context.body = client
          return undefined
        }
        return answerWithVite(server, context, next)
      },
    ],
  }
}

function answerWithVite(server, context, next) {
  return new Promise((resolve, reject) => {
    context.respond = false
    context.res.statusCode = 200
    context.res.once('close', resolve)
    server.middlewares(context.req, context.res, (error) => {
      if (error) return reject(error)
      context.respond = true
      context.status = 404
      return resolve(next())
    })
  })
}
