import { build, type Plugin, type Rolldown } from 'vite'
import { sheet } from './sheet.ts'

/**
 * Makes of each embedded element one script, and one more of all that they share, Lit among it: a strict page lets only one
 * Lit make its Trusted Types policy. The portal's own chunks hold more than somebody else's page should load.
 */
export function elements(entries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'elements',
    apply: 'build',
    async generateBundle() {
      for (const { fileName, code } of await built(entries)) this.emitFile({ type: 'asset', fileName, source: code })
    },
  }
}

async function built(input: Readonly<Record<string, string>>): Promise<Rolldown.OutputChunk[]> {
  const output = { entryFileNames: '[name].js', codeSplitting: { groups: [{ name: 'elements', minShareCount: 2 }] } }
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [sheet()],
    build: { write: false, target: 'es2023', modulePreload: false, rolldownOptions: { input, preserveEntrySignatures: 'strict', output } },
  })
  return (made as Rolldown.RolldownOutput).output.filter((part) => part.type === 'chunk')
}
