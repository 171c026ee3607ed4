import { LANGUAGES } from '../../shell/contract/words.ts'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Entries of the first page before sign-in, and what comes with it for somebody who is signed in: by the end of their ids. */
const BEFORE_SIGN_IN = ['/index.html', '/miniapps/login/index.ts']
const SIGNED_IN = ['/miniapps/header/index.ts', '/miniapps/you-page/index.ts']
const WORDS_BEFORE_SIGN_IN = ['shell', 'miniapps/login']
const WORDS_OF_SIGNED_IN = [
  'shell/words/signed-in',
  'elements',
  'miniapps/kit',
  'miniapps/header',
  'miniapps/you-page',
]
const HELPERS = 'bundlerHelpers'
const RUNTIME = /^(?<body>[\s\S]*)export\s*\{(?<names>[^}]*)\};?\s*$/

type Imports = Pick<Rolldown.ModuleInfo, 'importedIds' | 'isEntry' | 'dynamicImporters'>

/**
 * Few, large chunks: what the first page shares with anything else is one chunk, `base`, and what header and home share
 * beyond that is another, `ui`, with React in it. Left to itself the bundler makes one of each combination of users: some
 * 45 requests in waves.
 */
export function chunks(): { plugin: Plugin; nameOf: (id: string) => string | null } {
  let names: ReadonlyMap<string, string> = new Map()
  return {
    nameOf: (id) => names.get(id) ?? wordsChunk(id),
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

/** A language's words before sign-in are one chunk, those of header and home another; every other part of the house has its own. */
export function wordsChunk(id: string): string | null {
  const [, folder, language] =
    /^.*\/((?:shell|elements|miniapps)(?:\/[^:]*)?)\/words\/([\w-]+)\.json\.js$/.exec(id) ?? []
  if (!folder) return null
  if (WORDS_BEFORE_SIGN_IN.includes(folder)) return `words-${language}`
  const part = WORDS_OF_SIGNED_IN.includes(folder) ? 'ui' : folder.replaceAll('/', '-')
  return `words-${part}-${language}`
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

/** Module -> chunk, for modules that two scripts or more need at their start, one of them on the first page. */
export function sharedChunks(
  ids: readonly string[],
  infoOf: (id: string) => Imports | null,
): Map<string, string> {
  const isStart = (id: string) => infoOf(id)?.isEntry || infoOf(id)!.dynamicImporters.length > 0
  const users = new Map<string, string[]>()
  for (const start of ids.filter(isStart))
    for (const id of reach(start, infoOf)) users.set(id, [...(users.get(id) ?? []), start])
  const isNeededBy = (starts: readonly string[], ends: readonly string[]) =>
    starts.some((start) => ends.some((end) => start.endsWith(end)))
  const named = [...users]
    .filter(([id, starts]) => starts.length > 1 && !infoOf(id)?.isEntry)
    .flatMap(([id, starts]): [string, string][] => {
      if (isNeededBy(starts, BEFORE_SIGN_IN)) return [[id, 'base']]
      return isNeededBy(starts, SIGNED_IN) ? [[id, 'ui']] : []
    })
  return new Map(named)
}

function reach(start: string, infoOf: (id: string) => Imports | null): Set<string> {
  const found = new Set([start])
  for (const id of found) for (const next of infoOf(id)?.importedIds ?? []) found.add(next)
  return found
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
