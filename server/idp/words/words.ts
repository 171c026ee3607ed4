import compile from 'icu-minify/compile'
import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'
import type { Language } from '../../../shell/contract/words.ts'
import type { Markup } from '../markup.ts'
import de from './de.json' with { type: 'json' }
import enGb from './en-GB.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ptBr from './pt-BR.json' with { type: 'json' }

type Key = keyof typeof en

interface Say {
  (key: Key, values?: Record<string, string | number>): string
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

/** The words of the provider's pages: `words[look.language]('signIn')`. */
export const words: Readonly<Record<Language, Say>> = {
  en: sayer('en', en),
  'en-GB': sayer('en-GB', { ...en, ...enGb }),
  de: sayer('de', de),
  fr: sayer('fr', fr),
  es: sayer('es', es),
  'pt-BR': sayer('pt-BR', ptBr),
  ja: sayer('ja', ja),
}

function sayer(language: Language, messages: Record<Key, string>): Say {
  const compiled = new Map<Key, CompiledMessage>()
  const messageOf = (key: Key) => {
    if (!compiled.has(key)) compiled.set(key, compile(messages[key]))
    return compiled.get(key)!
  }
  const say = (key: Key, values?: Record<string, string | number>) =>
    format(messageOf(key), language, values, OPTIONS) as string
  const rich = (key: Key, values: FormatValues<Markup>) =>
    [format(messageOf(key), language, values, OPTIONS)].flat()
  return Object.assign(say, { rich })
}
