import { build, type Plugin, type Rolldown } from 'vite'
import { sheet } from './sheet.ts'

/** What a page that embeds them names in `trusted-types`. */
const ELEMENTS_POLICY = 'agency-os'

/**
 * Makes of each embedded element one script, and one more of all that they share, Lit among it: no page
 * should load Lit twice for us. The portal's own chunks hold more than somebody else's page should load.
 */
export function elements(entries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'elements',
    apply: 'build',
    async generateBundle() {
      for (const { fileName, code } of await built(entries))
        this.emitFile({ type: 'asset', fileName, source: code })
    },
  }
}

/** A strict page that has a Lit of its own allows the policy `lit-html` once: ours has another name. */
function ownPolicy(): Plugin {
  return {
    name: 'own-policy',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]!.endsWith('/lit-html/lit-html.js')) return
      const named = code.replace('createPolicy("lit-html"', `createPolicy("${ELEMENTS_POLICY}"`)
      if (named === code) this.error('Lit makes its Trusted Types policy in another way now: see ownPolicy')
      return { code: named, map: null }
    },
  }
}

async function built(input: Readonly<Record<string, string>>): Promise<Rolldown.OutputChunk[]> {
  const output = {
    entryFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'elements', minShareCount: 2 }] },
  }
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [sheet(), ownPolicy()],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output },
    },
  })
  return (made as Rolldown.RolldownOutput).output.filter((part) => part.type === 'chunk')
}
