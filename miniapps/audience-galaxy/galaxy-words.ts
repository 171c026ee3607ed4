import { openDocumentWords } from '../kit/audience/open-document-words.ts'
import { words as planningWords } from '../kit/planning/words/words.ts'
import { words as kitWords } from '../kit/words/words.ts'
import { words } from './words/words.ts'

/** The texts of a galaxy. */
export const GALAXY_WORDS = openDocumentWords(
  {
    untitled: () => words('untitled'),
    open: () => words('status.open'),
    deleteTitle: (title) => words('delete.title', { title }),
    deleteText: () => words('delete.text'),
  },
  {
    questions: () => words('questions'),
    names: () => kitWords('name'),
    merged: () => words('merge'),
    places: () => words('place'),
    pins: () => planningWords('audience'),
    threshold: () => words('threshold'),
    seed: () => words('seed'),
    method: () => words('method'),
    target: () => words('target'),
  },
)
