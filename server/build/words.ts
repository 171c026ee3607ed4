import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../../shell/contract/words.ts'

const PREFIX = '\0words:'

const ANY_LANGUAGE = 'import(`./${language}.json`)'
const EACH_LANGUAGE = `({${LANGUAGES.map((language) => `'${language}': () => import('./${language}.json')`).join()}})[language]()`

/** `./de.json` in a room's `words/` becomes compiled messages, so that no browser needs the parser of ICU messages. */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !/^\.\/[\w-]+\.json$/.test(source)) return
      const folder = dirname(importer.split('?')[0]!)
      return basename(folder) === 'words' ? `${PREFIX}${join(folder, source)}.js` : undefined
    },
    /** Vite does this too, with a helper in the page for names that nobody knows beforehand. */
    transform: (code, id) =>
      id.endsWith('/words/words.ts')
        ? { code: code.replace(ANY_LANGUAGE, EACH_LANGUAGE), map: null }
        : undefined,
    load(id) {
      if (!id.startsWith(PREFIX)) return
      const file = id.slice(PREFIX.length, -'.js'.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(compiledCatalogue(file))}`
    },
  }
}

/** The messages of one file, compiled; those of `en-GB.json` alone differ from `en.json`, which it is laid over. */
export function compiledCatalogue(file: string): Record<string, unknown> {
  const base = basename(file) === 'en-GB.json' ? join(dirname(file), 'en.json') : file
  const messages = { ...readMessages(base), ...(base === file ? {} : readMessages(file)) }
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compiled(file, key, text)]))
}

const readMessages = (file: string): Record<string, string> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}

function compiled(file: string, key: string, text: string): unknown {
  try {
    return compile(text)
  } catch (error) {
    throw new Error(`${file}: ${key} is no ICU message`, { cause: error })
  }
}
