import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { litOfElements } from './lit-of-elements.ts'
import { looks } from './looks.ts'
import { sheet } from './sheet.ts'
import { smallStyles } from './small-styles.ts'

/** One file with all that an element needs, Lit and the looks of all tenants among it. */
export async function elementScript(root: string, entry: string, version: string): Promise<string> {
  const input = join(root, entry)
  const made = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [sheet(), looks([input], version), litOfElements(root), smallStyles()],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  const [script] = made.output
  return script.code
}
