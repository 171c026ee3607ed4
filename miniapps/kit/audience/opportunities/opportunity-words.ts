import type { DocumentWords } from '../../document/fields/document-words.ts'
import { openDocumentWords } from '../open-document-words.ts'
import { words } from './words/words.ts'

/** The texts of a simulation. */
export const OPPORTUNITY_WORDS: DocumentWords = {
  ...openDocumentWords(words),
  titleHelp: () => words('titleHelp'),
}
