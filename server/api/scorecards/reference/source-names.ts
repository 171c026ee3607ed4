import type { Language } from '../../../../shell/contract/words.ts'

/** Names of sources that are words and no title; those of published standards stay as they were published. */
export const SOURCE_NAMES: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  'Agency OS practice': {
    de: 'Praxis von Agency OS',
    fr: 'Pratique d’Agency OS',
    es: 'Práctica de Agency OS',
    'pt-BR': 'Prática do Agency OS',
    ja: 'Agency OSの実務基準',
  },
}
