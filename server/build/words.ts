import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../../shell/contract/words.ts'
import { GATHERED, portalFiles } from './portal-words.ts'

const PREFIX = '\0words:'
/** `import KEYS from './words/en.json?keys'`: all keys of a catalogue, with those that apps and nouns bring along. */
const KEYS = '.json?keys'
const root = join(import.meta.dirname, '../..')

const ANY_LANGUAGE = 'import(`./${language}.json`)'
const EACH_LANGUAGE = `({${LANGUAGES.map((language) => `'${language}': () => import('./${language}.json')`).join()}})[language]()`

/** `./de.json` in a room's `words/` becomes compiled messages, so that no browser needs the parser of ICU messages. */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer) return
      const folder = dirname(importer.split('?')[0]!)
      if (source.endsWith(KEYS)) return `${PREFIX}${join(folder, source)}.js`
      if (!/^\.\/[\w-]+\.json$/.test(source)) return
      return basename(folder) === 'words' ? `${PREFIX}${join(folder, source)}.js` : undefined
    },
    /** Vite does this too, with a helper in the page for names that nobody knows beforehand. */
    transform: (code, id) =>
      id.endsWith('/words/words.ts')
        ? { code: code.replace(ANY_LANGUAGE, EACH_LANGUAGE), map: null }
        : undefined,
    load(id) {
      if (!id.startsWith(PREFIX)) return
      const asked = id.slice(PREFIX.length, -'.js'.length)
      const file = asked.replace(KEYS, '.json')
      for (const source of sourcesOf(file)) this.addWatchFile(source)
      if (asked.endsWith(KEYS)) return `export default ${JSON.stringify(Object.keys(messagesOf(file)))}`
      return `export default ${JSON.stringify(compiledCatalogue(file))}`
    },
  }
}

/** The messages of a room in one language, compiled. */
export const compiledCatalogue = (file: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(messagesOf(file)).map(([key, text]) => [key, compiled(file, key, text)]))

/** As they are written, with those that apps and nouns bring along for the room. */
const messagesOf = (file: string): Record<string, string> =>
  Object.assign({}, ...sourcesOf(file).map((source) => gathered(file, source))) as Record<string, string>

/** The files of a catalogue; `en-GB.json` has only what differs from `en.json`. */
function sourcesOf(file: string): readonly string[] {
  const names = basename(file) === 'en-GB.json' ? ['en.json', 'en-GB.json'] : [basename(file)]
  return names.flatMap((name) => [
    join(dirname(file), name),
    ...(prefixOf(file) ? portalFiles(root, name) : []),
  ])
}

function gathered(file: string, source: string): Record<string, string> {
  const messages = readMessages(source)
  if (dirname(source) === dirname(file)) return messages
  return Object.fromEntries(Object.entries(messages).filter(([key]) => key.startsWith(prefixOf(file)!)))
}

const prefixOf = (file: string): string | undefined =>
  GATHERED[relative(root, dirname(dirname(file))).replaceAll('\\', '/')]

const readMessages = (file: string): Record<string, string> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}

function compiled(file: string, key: string, text: string): unknown {
  try {
    return compile(text)
  } catch (error) {
    throw new Error(`${file}: ${key} is no ICU message`, { cause: error })
  }
}
