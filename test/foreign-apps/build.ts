import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
const OUT = join(ROOT, '.cache/foreign-apps')

/** One with React inside, one with Lit; one without either, and the page that it is in a frame. */
export type ForeignApp = 'reach-desk.tsx' | 'reach-card.ts' | 'both-desk.ts' | 'both-desk-page.ts'

/** `own`: its library is in the script. `shared`: it is named by its bare specifier, for the import map of the page. */
export type LibraryOf = 'own' | 'shared'

/** Builds the mini-app as somebody elsewhere would, into one module; answers its source. */
export async function buildForeignApp(app: ForeignApp, libraryOf: LibraryOf): Promise<string> {
  const fileName = `${app.split('.')[0]}-${libraryOf}.js`
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(OUT, fileName),
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, app), formats: ['es'], fileName: () => fileName },
      rolldownOptions: { external: libraryOf === 'shared' ? [/^(react|react-dom|lit)(\/|$)/] : [] },
    },
  })
  return readFileSync(join(OUT, fileName, fileName), 'utf8')
}
