import type { Plugin } from 'vite'
import { APP } from './one-module.ts'

/**
 * While it is developed the app has the address of its built file, so that an entry of a portal may name
 * either.
 */
export function devAddress(name: string): Plugin {
  return {
    name: 'agency-os:dev-address',
    apply: 'serve',
    config: () => ({ server: { cors: true } }),
    configureServer(server) {
      server.middlewares.use(`/${name}.js`, (_request, response) => {
        const refreshes = server.config.plugins.some((plugin) => plugin.name === 'vite:react-refresh')
        response.setHeader('content-type', 'text/javascript')
        response.setHeader('cache-control', 'no-cache')
        response.setHeader('access-control-allow-origin', '*')
        response.end(moduleText(refreshes))
      })
    },
  }
}

/** React's refresh wants to be there before the first component; without it the app is loaded anew. */
const moduleText = (refreshes: boolean): string =>
  [
    `import '/@vite/client'`,
    ...(refreshes
      ? [
          `import { injectIntoGlobalHook } from '/@react-refresh'`,
          `injectIntoGlobalHook(window)`,
          `window.$RefreshReg$ = () => {}`,
          `window.$RefreshSig$ = () => (type) => type`,
        ]
      : []),
    `const app = await import('/@id/__x00__${APP}')`,
    `export default app.default`,
    '',
  ].join('\n')
