import { openDocumentWords } from '../kit/audience/open-document-words.ts'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words } from './words/words.ts'

/** The texts of a translation. */
export const TRANSLATION_WORDS: DocumentWords = {
  ...openDocumentWords(
    {
      untitled: () => words('untitled'),
      open: () => words('status.open'),
      deleteTitle: (title) => words('delete.title', { title }),
      deleteText: () => words('delete.text'),
    },
    { basket: () => words('basket'), join: () => words('join') },
  ),
  titleHelp: () => words('titleHelp'),
}
