import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words as kitWords } from '../kit/words/words.ts'
import { words as planningWords } from '../kit/planning/words/words.ts'
import { words } from './words/words.ts'

/** The texts of a galaxy. */
export const GALAXY_WORDS: DocumentWords = {
  untitled: () => words('untitled'),
  statusOf: () => ({ title: words('status.open') }),
  actionOf: () => kitWords('delete'),
  questionOf: (_action, { title }) => ({
    title: words('delete.title', { title }),
    text: words('delete.text'),
    isDanger: true,
  }),
  fieldOf: (path) => {
    if (path.startsWith('questions/')) return words('questions')
    if (path.startsWith('names/')) return kitWords('name')
    if (path.startsWith('merged/')) return words('merge')
    if (path.startsWith('places/')) return words('place')
    if (path.startsWith('pins/')) return planningWords('audience')
    return path === 'threshold' || path === 'seed' || path === 'method' || path === 'target'
      ? words(path)
      : undefined
  },
}
