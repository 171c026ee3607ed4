import { join } from 'node:path'
import { build, loadConfigFromFile, type Plugin } from 'vite'

const root = join(import.meta.dirname, '../../..')

/**
 * Plugins of the portal's build that its small sister needs: sheets, words, themes, and what the import map
 * shares.
 */
const NEEDED = new Set(['css-sheet', 'words', 'valibot-of-shell', 'os-themes', 'vendor-import-map'])

/**
 * Builds the page that mini-apps are checked in: the portal's outlet and life cycle, its themes and shared
 * libraries, nothing else.
 */
export async function buildCheckPage(outDir: string): Promise<void> {
  const portal = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'vite.config.ts'),
  )
  const plugins = (portal?.config.plugins ?? []).flat(3) as Plugin[] // none of the portal's comes later
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    publicDir: false,
    logLevel: 'error',
    plugins: plugins.filter((plugin) => plugin && NEEDED.has(plugin.name)),
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      target: 'es2023',
      rolldownOptions: {
        input: { index: join(import.meta.dirname, 'page/index.html') },
        preserveEntrySignatures: 'strict',
        output: {
          // the leak report knows the shell's own files by this folder, as in development
          entryFileNames: ({ name }) => (name.startsWith('vendor/') ? '[name].js' : 'shell/[name]-[hash].js'),
          chunkFileNames: 'shell/[name]-[hash].js',
        },
      },
    },
  })
}
