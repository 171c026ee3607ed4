import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Manifest, Plugin, Rolldown } from 'vite'
import { LANGUAGES, type Language } from '../../shell/contract/words.ts'
import { ariaControls, ariaElsewhere, type Verdict } from './aria-budget.ts'
import { beginTooLarge, sharedByApps, tooManyOfScreen } from './app-scripts.ts'
import { elementLimitBytes } from './element-limit.ts'
import { filesOf } from './files-of.ts'

/** The shell asks for these words once somebody is signed in. */
const SIGNED_IN_WORDS = /\/words-ui-/

/** What a browser loads step by step: script entries, by their place in the sources, and other files of the build. */
interface Stage {
  name: string
  entries: readonly string[]
  files: readonly string[]
  limitBytes: number
  /** Files that its entries ask for later. */
  later?: RegExp
}

const STAGES: readonly Stage[] = [
  {
    name: 'before sign-in, on /login',
    entries: ['index.html', 'miniapps/login/index.ts'],
    files: ['index.html', 'themes/choreograph.css'],
    later: SIGNED_IN_WORDS,
    limitBytes: 62_200,
  },
  {
    name: 'signed in, on /you',
    entries: [
      'callback.html',
      'shell/api/begin.ts',
      'shell/auth/engine.ts',
      'shell/auth/session-watch.ts',
      'shell/reactions/live/while-signed-in.ts',
      'miniapps/header/index.ts',
      'miniapps/you-page/index.ts',
    ],
    files: ['callback.html'],
    limitBytes: 155_000,
  },
]

/** A mini-app's script, beyond chunks that others load too. */
const FURTHER_LIMIT_BYTES = 25_000

/** What shows the first page of a visit; each further script is a wait on a slow line. */
const FIRST_PAGE = ['index.html', 'miniapps/header/index.ts', 'miniapps/you-page/index.ts']
const FIRST_PAGE_SCRIPTS = 5

/** What every stage adds to the ones before it; sizes come from `sizeOf`. */
export function stages(
  manifest: Manifest,
  sizeOf: (file: string) => number,
  language: Language = 'en',
): Verdict[] {
  const loaded = new Set<string>()
  return STAGES.map(({ name, entries, files, limitBytes, later }) => {
    const added = [...filesOf(manifest, entries, true, language), ...files].filter(
      (file) => !loaded.has(file) && !later?.test(file),
    )
    for (const file of added) loaded.add(file)
    return { name, limitBytes, files: added, bytes: sum(added, sizeOf) }
  })
}

/** Mini-apps outside the stages: what only they load. */
export function furtherMiniApps(manifest: Manifest, sizeOf: (file: string) => number): Verdict[] {
  const staged = new Set(STAGES.flatMap(({ entries }) => entries))
  const keys = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && key.startsWith('miniapps/'))
  const shared = Object.keys(manifest).filter((key) => key.startsWith('vendor:'))
  const loaded = new Set([...filesOf(manifest, [...staged], true), ...filesOf(manifest, shared, false)])
  const needs = new Map(keys.map((key) => [key, filesOf(manifest, [key], false)]))
  const users = (file: string) => keys.filter((key) => needs.get(key)?.has(file)).length
  return keys
    .filter((key) => !staged.has(key))
    .map((key) => {
      const own = [...needs.get(key)!].filter((file) => !loaded.has(file) && users(file) === 1)
      return {
        name: key.split('/')[1]!,
        limitBytes: FURTHER_LIMIT_BYTES,
        files: own,
        bytes: sum(own, sizeOf),
      }
    })
}

/** Embeddable elements, at their latest address. */
export function embeddedElements(built: readonly string[], sizeOf: (file: string) => number): Verdict[] {
  return built.flatMap((file) => {
    const [, tag] = /^elements\/([\w-]+)\.js$/.exec(file) ?? []
    if (!tag) return []
    const limitBytes = elementLimitBytes(tag)
    return { name: `<${tag}>, embedded`, limitBytes, files: [file], bytes: sizeOf(file) }
  })
}

/** The scripts that a signed-in person waits for, where they are more than they should be. */
function tooManyScripts(manifest: Manifest): string[] {
  const scripts = [...filesOf(manifest, FIRST_PAGE, false)].filter((file) => file.endsWith('.js'))
  return scripts.length > FIRST_PAGE_SCRIPTS
    ? [`The first page takes ${scripts.length} scripts, not ${FIRST_PAGE_SCRIPTS}: ${scripts.join(', ')}`]
    : []
}

/** React, which nothing may load before sign-in. */
function reactTooEarly(bundle: Rolldown.OutputBundle, { name, files }: Verdict): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const react = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => /node_modules[\\/](react|react-dom)[\\/]/.test(id)),
  )
  return react
    .filter(({ fileName }) => files.includes(fileName))
    .map(({ fileName }) => `${name}: ${fileName} holds React`)
}

const sum = (files: readonly string[], sizeOf: (file: string) => number) =>
  files.reduce((total, file) => total + sizeOf(file), 0)

const brotliBytes = (path: string) => {
  const content = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return brotliCompressSync(content, { params }).length
}

const line = ({ name, bytes, limitBytes }: Verdict) =>
  `  ${name.padEnd(28)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${limitBytes / 1000} kB${bytes > limitBytes ? '   OVER' : ''}`

/** In the language that takes most. */
const worstStages = (manifest: Manifest, sizeOf: (file: string) => number): Verdict[] =>
  LANGUAGES.map((language) => stages(manifest, sizeOf, language)).reduce((worst, each) =>
    each.map((verdict, at) => (verdict.bytes > worst[at]!.bytes ? verdict : worst[at]!)),
  )

/** Brotli bytes of the build, printed and held to the limits above. 1 kB = 1,000 bytes; fonts do not count. */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    enforce: 'post',
    writeBundle(options, bundle) {
      const directory = options.dir ?? 'dist'
      const path = (file: string) => join(directory, file)
      const missing = STAGES.flatMap(({ files }) => files).filter((file) => !existsSync(path(file)))
      if (missing.length > 0) this.error(`Budget: ${missing.join(', ')} not in the build`)
      const manifest = JSON.parse(readFileSync(path('.vite/manifest.json'), 'utf8')) as Manifest
      const sizes = new Map<string, number>()
      const sizeOf = (file: string) => sizes.get(file) ?? sizes.set(file, brotliBytes(path(file))).get(file)!
      const first = worstStages(manifest, sizeOf)
      const aria = ariaControls(
        manifest,
        STAGES.flatMap(({ entries }) => entries),
        sizeOf,
      )
      const all = [
        ...first,
        ...furtherMiniApps(manifest, sizeOf),
        ...sharedByApps(manifest, sizeOf),
        ...aria,
        ...embeddedElements(Object.keys(bundle), sizeOf),
      ]
      this.environment.logger.info(`\nBytes (brotli)\n${all.map(line).join('\n')}\n`)
      const over = all
        .filter(({ bytes, limitBytes }) => bytes > limitBytes)
        .map((each) => `${line(each).trim()}: ${each.files.join(', ')}`)
      const problems = [
        ...over,
        ...reactTooEarly(bundle, first[0]!),
        ...tooManyScripts(manifest),
        ...beginTooLarge(bundle),
        ...tooManyOfScreen(manifest, FIRST_PAGE),
        ...ariaElsewhere(
          bundle,
          aria.flatMap(({ files }) => files),
        ),
      ]
      if (problems.length > 0) this.error(`Budget:\n${problems.join('\n')}`)
    },
  }
}
