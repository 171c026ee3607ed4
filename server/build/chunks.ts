import { LANGUAGES } from '../../shell/contract/words.ts'
import { CHUNK_TIERS, sharedChunks, wordsChunk } from './chunk-names.ts'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

const HELPERS = 'bundlerHelpers'
const RUNTIME = /^(?<body>[\s\S]*)export\s*\{(?<names>[^}]*)\};?\s*$/

type Group = Rolldown.CodeSplittingGroup

/**
 * Few, large chunks: what the first page shares with anything else is one chunk, `base`, and what header and home share
 * beyond that is another, `ui`, with React in it. Left to itself the bundler makes one of each combination of users: some
 * 45 requests in waves.
 */
export function chunks(): { plugin: Plugin; groups: Group[] } {
  let names: ReadonlyMap<string, string> = new Map()
  return {
    groups: CHUNK_TIERS.map((tier, at) => ({
      debugName: `tier ${at}`,
      priority: CHUNK_TIERS.length - at,
      name: (id) => {
        const name = names.get(id) ?? wordsChunk(id)
        return name && tier.test(name) ? name : null
      },
    })),
    plugin: {
      name: 'chunks',
      apply: 'build',
      buildEnd(error) {
        if (!error) names = sharedChunks([...this.getModuleIds()], (id) => this.getModuleInfo(id))
      },
      generateBundle: { order: 'pre', handler: (_options, bundle) => placeRuntime(bundle) },
      transformIndexHtml: {
        order: 'post',
        handler: (_html, { path, bundle }) =>
          path === '/index.html' ? [...signedInLinks(bundle), ...wordsLinks(bundle)] : [],
      },
    },
  }
}

/** What whoever is signed in needs as well: the shell makes it a preload once it knows that somebody is, a server may at once. */
function signedInLinks(bundle: Rolldown.OutputBundle = {}): HtmlTagDescriptor[] {
  const parts = Object.values(bundle).filter((output) => output.type === 'chunk' && output.name === 'ui')
  return parts.map(({ fileName }) => ({
    tag: 'link',
    attrs: { 'data-signed-in': '', href: `/${fileName}`, crossorigin: '' },
    injectTo: 'head',
  }))
}

/** The words that the first page is drawn with: a server makes a preload of those in the browser's language. */
export function wordsLinks(bundle: Rolldown.OutputBundle = {}): HtmlTagDescriptor[] {
  return Object.values(bundle).flatMap(({ fileName, ...output }) => {
    const language = LANGUAGES.find((each) => 'name' in output && output.name === `words-${each}`)
    if (!language) return []
    const attrs = { 'data-words': language, href: `/${fileName}`, crossorigin: '' }
    return [{ tag: 'link', attrs, injectTo: 'head' }]
  })
}

/**
 * The bundler's own helpers, half a kilobyte without state, are always a file apart: `ui` has them instead for all who
 * load it, and so has any other chunk for itself.
 */
export function placeRuntime(bundle: Rolldown.OutputBundle): void {
  const all = Object.values(bundle).filter((output) => output.type === 'chunk')
  const runtime = all.find(
    ({ moduleIds }) => moduleIds.length === 1 && moduleIds[0]!.endsWith('rolldown/runtime.js'),
  )
  const { body, names } = RUNTIME.exec(runtime?.code ?? '')?.groups ?? {}
  if (!runtime || !names) return
  const host = all.find(({ name }) => name === 'ui')
  const made = `const ${HELPERS}=(()=>{${body}return{${renamed(names, (inner, outer) => `${outer}:${inner}`)}}})();`
  const importing = importOf(runtime.fileName)
  for (const chunk of all) {
    const fromHost = host && importOf(host.fileName).exec(chunk.code)?.[2]
    const helpers = fromHost ? `import{${HELPERS}}from"${fromHost}";` : made
    chunk.code = chunk.code.replace(
      importing,
      (_all, wanted: string) =>
        `${helpers}const{${renamed(wanted, (outer, inner) => `${outer}:${inner}`)}}=${HELPERS};`,
    )
    chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName)
  }
  if (host) host.code += `export{${HELPERS}};`
  for (const [name, output] of Object.entries(bundle)) if (output === runtime) delete bundle[name]
}

const importOf = (fileName: string): RegExp =>
  new RegExp(
    `import\\s*\\{([^}]*)\\}\\s*from\\s*["']([^"']*${fileName.split('/').at(-1)!.replaceAll('.', '\\.')})["'];?`,
  )

/** `a as b, c` in other words. */
function renamed(names: string, write: (from: string, to: string) => string): string {
  return names
    .split(',')
    .map((each) => each.trim().split(/\s+as\s+/))
    .map(([from, to = from]) => write(from!, to!))
    .join(',')
}
