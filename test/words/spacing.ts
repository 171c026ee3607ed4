import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productFiles, root } from '../layers/sources.ts'

/** A text of one catalogue; the audits the server brings have some too. */
export interface SpokenText {
  file: string
  language: string
  key: string
  text: string
}

export const spokenTexts: readonly SpokenText[] = productFiles()
  .filter((path) => /\/words\/([\w-]+\/)*[\w-]+\.json$/.test(path))
  .flatMap((file) => {
    const messages = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>
    const language = file.split('/').at(-1)!.replace('.json', '')
    return Object.entries(messages).map(([key, text]) => ({ file, language, key, text }))
  })

const JAPANESE = String.raw`[\u3040-\u30ff\u3400-\u9fff]`
const LATIN = '[A-Za-z0-9{}#]'

/** Glossary, part C: what is wrong, by language. A filter such as `type:` is written as it is typed. */
const FAULTS: Readonly<Record<string, readonly (readonly [fault: RegExp, rule: string])[]>> = {
  de: [[/[\p{L}\d}] ?…/u, 'wants a no-break space before …']],
  fr: [
    [
      /[^\u202f](?:[;!?»%]|(?<!\b(?:type|market|owner)):)(?=[\s}]|$)|«(?!\u202f)/u,
      'wants U+202F inside « » and before ; : ! ? %',
    ],
  ],
  ja: [
    [new RegExp(`${JAPANESE}[ \u00a0]${LATIN}|${LATIN}[ \u00a0]${JAPANESE}`), 'has a space between scripts'],
    [
      new RegExp(`\\(|\\)|[!~]|${JAPANESE}[:?]|(?<!\\b(?:type|market|owner)):${JAPANESE}`),
      'wants full-width signs',
    ],
  ],
}

/** Words to search by stand in a row, with blanks between them. */
const isSearchedBy = (key: string) => key.startsWith('synonyms.')

export const spacingFaults = (texts: readonly SpokenText[]): string[] =>
  texts
    .filter(({ key }) => !isSearchedBy(key))
    .flatMap(({ file, language, key, text }) =>
      (FAULTS[language] ?? [])
        .filter(([fault]) => fault.test(text))
        .map(([, rule]) => `${file}: ${key} ${rule}: ${text}`),
    )
