import type { CrosstabLine } from '../domain/crosstab/crosstab-document.ts'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words as kitWords } from '../kit/words/words.ts'
import { words } from './words/words.ts'

/** The texts of a crosstab. */
export const CROSSTAB_WORDS: DocumentWords = {
  untitled: () => words('untitled'),
  statusOf: () => ({ title: words('status.open') }),
  actionOf: () => kitWords('delete'),
  questionOf: (_action, { title }) => ({
    title: words('delete.title', { title }),
    text: words('delete.text'),
    isDanger: true,
  }),
  fieldOf: (path) => {
    const [folder] = path.split('/')
    return folder === 'rows' || folder === 'columns' ? words(folder) : undefined
  },
  say: (path, value) =>
    /^(rows|columns)\//.test(path) ? (value as unknown as CrosstabLine).title : undefined,
}
