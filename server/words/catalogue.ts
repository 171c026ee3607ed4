import compile from 'icu-minify/compile'
import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'
import type { Language } from '../../shell/contract/words.ts'
import type { Markup } from './markup.ts'

/** Says a text of a catalogue in one language. */
export interface Say<Key extends string> {
  (key: Key, values?: Readonly<Record<string, string | number>>): string
  /** The same with elements in it. */
  rich(key: Key, values: FormatValues<Markup>): readonly (string | Markup)[]
}

const OPTIONS = {
  formatters: {
    getNumberFormat: (language?: Intl.LocalesArgument) => new Intl.NumberFormat(language),
    getPluralRules: (language?: Intl.LocalesArgument) => new Intl.PluralRules(language),
    getDateTimeFormat: (language?: Intl.LocalesArgument) => new Intl.DateTimeFormat(language),
  },
}

/** A room's words by language; Britain's has only what differs. */
export function catalogues<Key extends string>({
  'en-GB': enGb,
  ...others
}: Readonly<Record<Exclude<Language, 'en-GB'>, Readonly<Record<Key, string>>>> & {
  'en-GB': Readonly<Partial<Record<Key, string>>>
}): Readonly<Record<Language, Say<Key>>> {
  const all = { ...others, 'en-GB': { ...others.en, ...enGb } }
  const said = Object.entries(all).map(([language, messages]) => [
    language,
    catalogue(language as Language, messages),
  ])
  return Object.fromEntries(said) as Record<Language, Say<Key>>
}

/** The texts of one language, each compiled when it is first said. */
function catalogue<Key extends string>(
  language: Language,
  messages: Readonly<Record<Key, string>>,
): Say<Key> {
  const compiled = new Map<Key, CompiledMessage>()
  const messageOf = (key: Key) => {
    if (!compiled.has(key)) compiled.set(key, compile(messages[key]))
    return compiled.get(key)!
  }
  const say = (key: Key, values?: Readonly<Record<string, string | number>>) =>
    format(messageOf(key), language, values, OPTIONS) as string
  const rich = (key: Key, values: FormatValues<Markup>) =>
    [format(messageOf(key), language, values, OPTIONS)].flat()
  return Object.assign(say, { rich })
}
