import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { ownPolicy } from './lit-of-elements.ts'
import { wholeLooks } from './looks.ts'
import { sheet } from './sheet.ts'
import { words } from './words.ts'

const FILE = 'elements/os-embed.js'
const ENTRY = 'shell/standalone/embed/index.ts'

/**
 * Makes `<os-embed>` one script, with the parts of the shell that an app leans on, and a file of words for
 * each language. The portal's own chunks hold more than somebody else's page should load before the app.
 */
export function embedElement(): Plugin {
  let root = process.cwd()
  return {
    name: 'embed-element',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      for (const { fileName, code, imports } of await built(root)) {
        if (fileName === FILE && imports.length > 0)
          this.error(`<os-embed> is one request before the app, and asks for ${imports.join(', ')} too`)
        this.emitFile({ type: 'asset', fileName, source: code })
      }
    },
  }
}

/** An app's title is said by the page around it: the portal's words for titles stay in the portal. */
const titlesAsTheyAre = (): Plugin => ({
  name: 'titles-as-they-are',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/signed-in/title-said.ts') ? 'export const titleSaid = (title) => title' : undefined,
})

async function built(root: string): Promise<Rolldown.OutputChunk[]> {
  const made = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [sheet(), words(), wholeLooks('of-os-embed'), ownPolicy(), titlesAsTheyAre()],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, ENTRY),
        preserveEntrySignatures: 'allow-extension', // what its later parts share with it stays in the one file
        output: { entryFileNames: FILE, chunkFileNames: 'assets/embed-[name]-[hash].js' },
      },
    },
  })
  return (made as Rolldown.RolldownOutput).output.filter((part) => part.type === 'chunk')
}
