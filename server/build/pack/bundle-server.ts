import { cpSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** What may be started; each becomes a script of its name in `server/`. */
const ENTRIES = ['main', 'run-migrate', 'run-retention', 'run-sql']

/** Vite is for development; the other two are parts of `pg` for which it has its own where they are missing. */
const LEFT_OUT = ['vite', 'pg-native', 'pg-cloudflare']

/** Files that the server reads beside its scripts: where they lie in the sources, and below `server/` once it is packed. */
const READ_AT_RUN_TIME: Readonly<Record<string, string>> = {
  'server/idp/assets': 'idp/assets',
  'server/api/scorecards/reference/words': 'words',
}

const ENGINE = /\.(wasm|data)$/

/** The server and all that it imports, compiled, in `<folder>/server`. */
export async function bundleServer(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: LEFT_OUT },
    build: {
      ssr: true,
      outDir: join(folder, 'server'),
      emptyOutDir: true,
      target: 'node20',
      minify: false, // whoever reads a stack trace has nothing else
      rolldownOptions: {
        checks: { eval: false }, // of the embedded database's engine and of an old library
        input: Object.fromEntries(ENTRIES.map((name) => [name, join(root, `server/${name}.ts`)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  for (const [from, to] of Object.entries(READ_AT_RUN_TIME))
    cpSync(join(root, from), join(folder, 'server', to), { recursive: true })
  copyEngine(join(folder, 'server'))
}

/** The embedded PostgreSQL looks for itself beside its script. */
function copyEngine(to: string): void {
  const from = dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite')))
  for (const name of readdirSync(from).filter((each) => ENGINE.test(each)))
    cpSync(join(from, name), join(to, name))
}
