import type { DocumentWords } from '../../document/fields/document-words.ts'
import { openDocumentWords } from '../open-document-words.ts'
import { words } from './words/words.ts'

/** The texts of a simulation. */
export const OPPORTUNITY_WORDS: DocumentWords = {
  ...openDocumentWords({
    untitled: () => words('untitled'),
    open: () => words('status.open'),
    deleteTitle: (title) => words('delete.title', { title }),
    deleteText: () => words('delete.text'),
  }),
  titleHelp: () => words('titleHelp'),
}
