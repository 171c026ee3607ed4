import { basename, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { MakeElement } from './element-script.ts'
import { ownPolicy } from './lit-of-elements.ts'
import { wholeLooks } from './looks.ts'
import { sheet } from './sheet.ts'
import { words } from './words.ts'

/** Its script, and the class with its events. */
export const EMBED_ENTRY = 'shell/standalone/embed/index.ts'

/**
 * Makes `<os-embed>` one script, with the parts of the shell that an app leans on, and a file of words for
 * each language. The portal's own chunks hold more than somebody else's page should load before the app.
 */
export const embedElement: MakeElement = async (root, version) => {
  const chunks = await built(root, version)
  for (const { fileName, imports } of chunks)
    if (imports.length > 0)
      throw new Error(
        `<os-embed> is one request before the app, but ${fileName} asks for ${imports.join(', ')}`,
      )
  const parts = new Map(
    chunks.filter(({ isEntry }) => !isEntry).map((part) => [basename(part.fileName), part.code]),
  )
  return { code: chunks.find(({ isEntry }) => isEntry)!.code, parts }
}

/** An app's title is said by the page around it: the portal's words for titles stay in the portal. */
export const titlesAsTheyAre = (): Plugin => ({
  name: 'titles-as-they-are',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/signed-in/title-said.ts') ? 'export const titleSaid = (title) => title' : undefined,
})

async function built(root: string, version: string): Promise<Rolldown.OutputChunk[]> {
  const made = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [sheet(), words(), wholeLooks(version), ownPolicy(), titlesAsTheyAre()],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, EMBED_ENTRY),
        checks: { ineffectiveDynamicImport: false },
        preserveEntrySignatures: 'allow-extension', // what its later parts share with it stays in the one file
        output: {
          entryFileNames: 'os-embed.js',
          chunkFileNames: ({ name }) => `parts/${name.replace('.json', '')}-[hash].js`,
        },
      },
    },
  })
  return (made as Rolldown.RolldownOutput).output.filter((part) => part.type === 'chunk')
}
