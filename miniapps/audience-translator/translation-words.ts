import { openDocumentWords } from '../kit/audience/open-document-words.ts'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words } from './words/words.ts'

/** The texts of a translation. */
export const TRANSLATION_WORDS: DocumentWords = {
  ...openDocumentWords(words, { basket: () => words('basket'), join: () => words('join') }),
  titleHelp: () => words('titleHelp'),
}
