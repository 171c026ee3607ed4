// Web Test Runner with Vite: the dev server of vite.config.ts answers every request the runner does not own.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, mergeConfig } from 'vite'

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

/** Every test file starts with the module that fails it on stray errors. */
const strictTests = {
  name: 'strict-tests',
  enforce: 'pre',
  transform: (code, id) =>
    /\.test\.tsx?$/.test(id.split('?')[0])
      ? { code: `import ${JSON.stringify(strict)};${code}`, map: null }
      : undefined,
}

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
        // Scanning the test files first finds every dependency: one found late would mean a second copy of React.
        optimizeDeps: {
          entries: [files, strict.slice(1)].flat(),
          exclude: ['@web/test-runner-commands'],
          force: true,
        },
        plugins: [ownSocket, strictTests],
      },
      {},
    ),
  ).then((server) => {
    if (watching) server.watcher.on('change', (file) => fileWatcher.emit('change', file))
    return server
  })
}

/** Runner options `files`, `plugins` and `middleware` for tests that Vite serves. */
export function vite({ files }) {
  const cacheDir = `node_modules/.vite-test-${process.pid}` // its own, so that two runs at once do not disturb each other
  let server
  return {
    files,
    plugins: [
      {
        name: 'vite',
        async serverStart({ config, fileWatcher }) {
          server = await startVite(config, fileWatcher, files, cacheDir)
        },
        async serverStop() {
          await server?.close()
          rmSync(cacheDir, { recursive: true, force: true })
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
