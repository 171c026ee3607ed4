import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import compile from 'icu-minify/compile'
import { GATHERED, portalFiles } from '../../server/build/portal-words.ts'
import { isTest } from '../layers/layer-rule.ts'
import { productFiles, root, sources, type Source } from '../layers/sources.ts'
import { ENGLISH_IN_CODE } from './english-in-code.ts'

/** A part of the house with words of its own: `miniapps/login`, `shell` … */
export interface Room {
  folder: string
  /** Language -> key -> message. */
  catalogues: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** Sources that import its `words`, tests left out. */
  users: readonly Source[]
  /** Those, and all that import them: a key may be handed from one to the other. */
  keepers: readonly Source[]
}

/** Every folder that has `words/en.json`. */
export const rooms: readonly Room[] = productFiles()
  .filter((path) => path.endsWith('/words/en.json'))
  .map((path) => roomOf(dirname(dirname(path))))

function roomOf(folder: string): Room {
  const files = readdirSync(join(root, folder, 'words')).filter((name) => name.endsWith('.json'))
  const own = (name: string) => ({
    ...messagesIn(join(root, folder, 'words', name)),
    ...(name === 'en.json' && ENGLISH_IN_CODE[folder]),
  })
  const read = (name: string) => ({ ...own(name), ...broughtAlong(folder, name) })
  const isUser = ({ path, imports }: Source) =>
    !isTest(path) && imports.some((each) => each.path === `${folder}/words/words.ts`)
  return {
    folder,
    catalogues: new Map(files.map((name) => [name.slice(0, -'.json'.length), read(name)])),
    users: sources.filter(isUser),
    keepers: keepersOf(sources.filter(isUser)),
  }
}

function messagesIn(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

/** Texts that apps and nouns bring for a room in their `words/portal/`. @throws where two bring the same */
function broughtAlong(folder: string, name: string): Record<string, string> {
  const all: Record<string, string> = {}
  for (const file of GATHERED[folder] ? portalFiles(root, name) : [])
    for (const [key, message] of Object.entries(messagesIn(file))) {
      if (!key.startsWith(GATHERED[folder]!)) continue
      if (key in all) throw new Error(`${file}: ${key} is brought along by another one too`)
      all[key] = message
    }
  return all
}

function keepersOf(users: readonly Source[]): readonly Source[] {
  const found = new Set(users)
  for (const { path } of found)
    for (const source of sources)
      if (!isTest(source.path) && source.imports.some((each) => each.path === path)) found.add(source)
  return [...found]
}

/** What has to be given to a message: `name`, and `b` for `<b>…</b>`. */
export function holesOf(message: string): string[] {
  const holes = new Set<string>()
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [name, kind, ...rest] = node as unknown[]
    holes.add(String(name))
    const isTyped = typeof kind === 'number' && kind > 0
    const inside = isTyped ? Object.values(rest[0] ?? {}) : [kind, ...rest]
    for (const each of inside) {
      // a branch is a list of nodes, unlike the content of a tag, whose nodes follow each other
      if (isTyped && Array.isArray(each)) each.forEach(visit)
      else visit(each)
    }
  }
  const compiled: unknown = compile(message)
  if (Array.isArray(compiled)) compiled.forEach(visit)
  return [...holes].toSorted()
}
