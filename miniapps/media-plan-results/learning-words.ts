import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words as planningWords } from '../kit/planning/words/words.ts'
import { words as kitWords } from '../kit/words/words.ts'
import { words } from './words/words.ts'

/** The texts of a learning. */
export const LEARNING_WORDS: DocumentWords = {
  untitled: () => words('learning.untitled'),
  titleHelp: () => words('learning.titleHelp'),
  statusOf: (status) =>
    status === 'shared'
      ? { title: words('learning.shared'), tone: 'success' }
      : { title: planningWords('state.draft') },
  actionOf: (action) =>
    action === 'delete' ? kitWords('delete') : words(`learning.do.${action as 'share' | 'revise'}`),
  problemOf: ({ code }) => words(`learning.problem.${code as 'title-missing' | 'evidence-missing'}`),
  questionOf: (action, { title }) =>
    action === 'delete'
      ? { title: words('learning.delete', { title }), text: words('learning.deleteText'), isDanger: true }
      : undefined,
}
