import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
const OUT = join(ROOT, '.cache/foreign-apps')

/** `own`: React is in the script. `shared`: it is named by its bare specifier, for the import map of the page. */
export type ReactOf = 'own' | 'shared'

/** Builds the mini-app as somebody elsewhere would, into one module; answers its source. */
export async function buildForeignApp(reactOf: ReactOf): Promise<string> {
  const fileName = `reach-desk-${reactOf}.js`
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(OUT, reactOf),
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, 'reach-desk.tsx'), formats: ['es'], fileName: () => fileName },
      rolldownOptions: { external: reactOf === 'shared' ? [/^react(-dom)?(\/|$)/] : [] },
    },
  })
  return readFileSync(join(OUT, reactOf, fileName), 'utf8')
}
