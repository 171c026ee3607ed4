import type { DocumentWords } from '../../../kit/document/fields/document-words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as fileWords } from '../../../kit/exchange/words/words.ts'
import { words } from './words/words.ts'

/** The texts of a draft of a dataset. */
export const DRAFT_WORDS: DocumentWords = {
  untitled: () => words('untitled'),
  statusOf: () => ({ title: words('status.draft') }),
  actionOf: () => kitWords('delete'),
  questionOf: (_action, { title }) => ({
    title: words('delete.title', { title }),
    text: words('delete.text'),
    isDanger: true,
  }),
  fieldOf: (path) => {
    const [table] = path.split('/')
    if (table === 'files') return fileWords('step.file')
    if (table === 'codes' || table === 'aligned') return words('answers')
    if (table === 'schemes') return words('step.weights')
    return table === 'licence' ? words('licence') : undefined
  },
}
