import { languageOf } from '../../../shell/contract/words.ts'
import type { DocumentKind } from './document-kind.ts'

/** What documents are called in a language, by their stored titles; those that are not here are called as they are stored. */
export const titlesIn = (
  kinds: readonly DocumentKind[],
  language: string,
): Readonly<Record<string, string>> =>
  Object.assign({}, ...kinds.map((kind) => kind.titlesIn?.(languageOf(language) ?? 'en')))
