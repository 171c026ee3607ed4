import type { CrosstabLine } from '../domain/crosstab/crosstab-document.ts'
import { openDocumentWords } from '../kit/audience/open-document-words.ts'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words } from './words/words.ts'

/** The texts of a crosstab. */
export const CROSSTAB_WORDS: DocumentWords = {
  ...openDocumentWords(
    {
      untitled: () => words('untitled'),
      open: () => words('status.open'),
      deleteTitle: (title) => words('delete.title', { title }),
      deleteText: () => words('delete.text'),
    },
    { rows: () => words('rows'), columns: () => words('columns') },
  ),
  say: (path, value) =>
    /^(rows|columns)\//.test(path) ? (value as unknown as CrosstabLine).title : undefined,
}
