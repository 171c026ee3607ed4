import { words as kitWords } from '../../words/words.ts'
import type { DocumentWords } from '../../document/fields/document-words.ts'
import { words } from './words/words.ts'

/** The texts of a simulation. */
export const OPPORTUNITY_WORDS: DocumentWords = {
  untitled: () => words('untitled'),
  titleHelp: () => words('titleHelp'),
  statusOf: () => ({ title: words('status.open') }),
  actionOf: () => kitWords('delete'),
  questionOf: (_action, { title }) => ({
    title: words('delete.title', { title }),
    text: words('delete.text'),
    isDanger: true,
  }),
}
