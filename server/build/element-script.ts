import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { litOfElements } from './lit-of-elements.ts'
import { looks } from './looks.ts'
import { sheet } from './sheet.ts'
import { smallStyles } from './small-styles.ts'

/** Script of an element, and files that it asks for later, at `./parts/` beside it. */
export interface MadeElement {
  code: string
  /** By name, which has a hash in it; versions with the same one share it. */
  parts?: ReadonlyMap<string, string>
}

/** Makes an element from the sources in that folder, with a version that it knows itself by. */
export type MakeElement = (root: string, version: string) => Promise<MadeElement>

/** One file with all that an element needs, Lit and the looks of all tenants among it. */
export const elementScript =
  (entry: string): MakeElement =>
  async (root, version) => {
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
    return { code: script.code }
  }
