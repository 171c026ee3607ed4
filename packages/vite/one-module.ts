import type { Plugin } from 'vite'

/** The module that is built: the app's own, with its styles put on its element. */
export const APP = 'virtual:agency-os/app'

/** One ES module without further files: what the portal imports. */
export function oneModule(entry: string, name: string): Plugin {
  return {
    name: 'agency-os:one-module',
    api: { entry: `@id/__x00__${APP}` }, // `agency-os dev` loads it from there
    config: (_config, { command }) => ({
      base: './',
      // Vite leaves it as it is where a project builds a library, and a browser has no `process`
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        target: 'es2023',
        modulePreload: false,
        assetsInlineLimit: Infinity,
        rolldownOptions: {
          input: APP,
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: `${name}.js`, codeSplitting: false },
        },
      },
      optimizeDeps: { entries: [entry], exclude: ['@agency-os/mini-app', '@agency-os/vite'] },
    }),
    resolveId: (id) => (id === APP ? `\0${APP}` : undefined),
    load: (id) => (id === `\0${APP}` ? wrapped(JSON.stringify(entry)) : undefined),
  }
}

const wrapped = (entry: string): string => `import App from ${entry}
import { withStyles } from '@agency-os/vite/with-styles'
import { sheet } from 'virtual:agency-os/sheet'
export * from ${entry}
export default withStyles(App, sheet)
`
