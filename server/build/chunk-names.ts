import type { Rolldown } from 'vite'

type Imports = Pick<Rolldown.ModuleInfo, 'importedIds' | 'isEntry' | 'dynamicImporters'>
type InfoOf = (id: string) => Imports | null

/** Entries of the first page before sign-in: by the end of their ids. */
const BEFORE_SIGN_IN = ['/index.html', '/miniapps/login/index.ts']
/** Of the shell itself: without a chunk of its own, which would be one more request. */
const FILLED_MENUS = '/shell/menus/filled-menus.ts'
/** What comes with it for somebody who is signed in, at once or a moment later. */
const SIGNED_IN = [
  '/miniapps/header/index.ts',
  '/miniapps/you-page/index.ts',
  '/shell/reactions/live/while-signed-in.ts',
  FILLED_MENUS,
  '/header/parts/palette/command-palette.tsx',
  '/header/parts/explanation/explanation.tsx',
  '/header/parts/dialogs/display-settings.tsx',
]
const WORDS_BEFORE_SIGN_IN = ['shell', 'miniapps/login']
const WORDS_OF_SIGNED_IN = [
  'shell/words/signed-in',
  'elements',
  'miniapps/kit',
  'miniapps/header',
  'miniapps/you-page',
]
/** Apps of the first page: what it does not need at once has words of its own. */
const FIRST_APPS: ReadonlySet<string> = new Set(['login', 'header', 'you-page'])

/** Asking for a permission, which the header does too. */
const ASKING = /\/kit\/permissions\/request\//
/** A few lines that the header's settings and those of the person offer with another language. */
const FORMATS = /\/kit\/formats\//
/** Titles of the documentation's pages, which the command palette searches too. */
const PAGE_TITLES = /virtual:documentation\/cards$/
/** Of the few apps that show a tree. */
const TREE = /\/kit\/tree\//
/**
 * All that works on documents, but for their links and pins, which the planning apps have.
 */
const DOCUMENTS =
  /\/(kit\/document\/(?!links\/)|domain\/document\/(?!(pin|numbered)\.)|node_modules\/(idb|node-diff3)\/)/
/** The planning apps' own parts and objects, which no other app needs; only they weigh by sliders. */
const PLANNING =
  /\/(kit\/planning\/|kit\/audience\/(chooser\/planned-|source\/)|kit\/document\/links\/|kit\/controls\/slider\.|domain\/(document\/numbered\.|planning\/(?!uploads\/)|kernel\/money\/|(budgets|campaigns|curves|deliveries|plans|provoke-brief|scenarios|touchpoints)\/))/
/** Reading, packing and counting respondents: for workers, and a page in which none can run. */
const RESPONDENTS =
  /\/(kit\/audience\/survey\/survey-(calls|memory)|domain\/surveys\/(sav\/[\w-]+|store\/[\w-]+|publication|read-sav))\./
/** Of a line or two, and both planning and audiences have them. */
const SMALL = /\/(kit\/audience\/(figure-text\.|chooser\/chooser-button\.|words\/)|domain\/document\/pin\.)/
/** Each is small, and those that several apps show come with what every page has. */
const ICONS = /\/lucide\/dist\/esm\//
/** What apps of audiences share: surveys, counts and expressions, which no other app reads. */
const AUDIENCES =
  /\/(kit\/audience\/(?!opportunities\/)|domain\/(audience|crosstab|privacy|segments|surveys|taxonomies|weights)\/)/
/** Of the two simulators: what their lists need, and what a simulation does. */
const OPPORTUNITIES = /\/(kit\/audience|domain)\/opportunities\//
/** Embeddable elements and their looks: only reports and decks show one, and both can be downloaded. */
const ELEMENTS = /\/elements\/(os-[\w-]+\/)?[\w-]+\.ts$|virtual:looks$/
/** Large parts of the kit that only some screens need. */
const OF_SCREENS: readonly (readonly [name: string, RegExp])[] = [
  ['kit-formats', FORMATS],
  ['kit-wizard', /\/kit\/form\/wizard\//],
  ['kit-views', /\/kit\/views\/(board|timeline)\//],
  ['kit-charts', /\/(kit\/charts|node_modules\/d3-[\w-]+)\//],
  ['kit-uploads', /\/domain\/(planning\/)?uploads\//],
  ['kit-long-files', /\/kit\/exchange\/long\//],
  [
    'kit-exchange',
    /\/(kit\/exchange\/(?!export-)|domain\/tabular\/read-|node_modules\/(papaparse|fflate)\/)/,
  ],
]

/** The bundler puts what a chunk's modules need into the same chunk unless an earlier one has it: what is beneath comes first. */
export const CHUNK_TIERS: readonly RegExp[] = [
  /^words-/,
  /^base$/,
  /^ui$/,
  /^kit-asking$/,
  /^kit$/,
  /^kit-documents$/,
  /^kit-planning$/,
  /^kit-exchange$/,
  /^kit-(?!opportunit)/,
  /^kit-opportunities$/,
  /^kit-/,
  /-app$/,
  /-screens$/,
]

/** A language's words before sign-in are one chunk, those of header and home another, and each app's and the kit's one more. */
export function wordsChunk(id: string): string | null {
  const [, folder, language] =
    /^.*\/((?:shell|elements|miniapps)(?:\/[^:]*)?)\/words\/([\w-]+)\.json\.js$/.exec(id) ?? []
  if (!folder) return null
  if (WORDS_BEFORE_SIGN_IN.includes(folder)) return `words-${language}`
  if (WORDS_OF_SIGNED_IN.includes(folder)) return `words-ui-${language}`
  const [, app] = /^miniapps\/([\w-]+)/.exec(folder) ?? []
  if (ASKING.test(id)) return `words-kit-asking-${language}`
  if (FORMATS.test(id)) return `words-kit-formats-${language}`
  const part = app && !FIRST_APPS.has(app) ? app : folder.replaceAll('/', '-')
  return `words-${part}-${language}`
}

/** Module -> chunk, for modules that two scripts or more need at their start. */
export function sharedChunks(ids: readonly string[], infoOf: InfoOf): Map<string, string> {
  const isStart = (id: string) => infoOf(id)?.isEntry || infoOf(id)!.dynamicImporters.length > 0
  const users = new Map<string, string[]>()
  for (const start of ids.filter(isStart))
    for (const id of reach(start, infoOf)) users.set(id, [...(users.get(id) ?? []), start])
  const named = [...users]
    .filter(([id, starts]) => (starts.length > 1 || isOfMenus(starts)) && !infoOf(id)?.isEntry)
    .flatMap(([id, starts]): [string, string][] => {
      const name = chunkOf(id, starts)
      return name ? [[id, name]] : []
    })
  return new Map(named)
}

const isOfMenus = ([start = '']: readonly string[]): boolean => start.endsWith(FILLED_MENUS)

function chunkOf(id: string, starts: readonly string[]): string | undefined {
  const isNeededBy = (ends: readonly string[]) =>
    starts.some((start) => ends.some((end) => start.endsWith(end)))
  if (isNeededBy(BEFORE_SIGN_IN)) return 'base'
  if (ASKING.test(id)) return 'kit-asking'
  if (isNeededBy(SIGNED_IN)) return 'ui'
  if (PAGE_TITLES.test(id)) return 'kit-page-titles'
  const apps = new Set(starts.map((start) => /\/miniapps\/([^/]+)\//.exec(start)?.[1]))
  if (apps.has(undefined)) return undefined // the shell's own, or what the import map names
  const [app] = apps
  const isOfStart = starts.some((start) => start.endsWith('/index.ts'))
  if (apps.size === 1 && app !== 'kit') return isOfStart ? `${app}-app` : `${app}-screens`
  if (ICONS.test(id)) return 'ui'
  if (SMALL.test(id)) return 'kit'
  if (DOCUMENTS.test(id)) return 'kit-documents'
  if (PLANNING.test(id)) return 'kit-planning'
  if (RESPONDENTS.test(id)) return 'kit-respondents'
  if (AUDIENCES.test(id)) return 'kit-audiences'
  if (OPPORTUNITIES.test(id)) return isOfStart ? 'kit-opportunities' : 'kit-opportunity-screens'
  if (TREE.test(id)) return 'kit-tree'
  if (ELEMENTS.test(id)) return 'kit-exchange'
  return (!isOfStart && OF_SCREENS.find(([, ids]) => ids.test(id))?.[0]) || 'kit'
}

function reach(start: string, infoOf: InfoOf): Set<string> {
  const found = new Set([start])
  for (const id of found) for (const next of infoOf(id)?.importedIds ?? []) found.add(next)
  return found
}
