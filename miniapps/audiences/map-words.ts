import type { Reference } from '../domain/document/definition.ts'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words as kitWords } from '../kit/words/words.ts'
import { words as planningWords } from '../kit/planning/words/words.ts'
import { words } from './words/words.ts'

/** The texts of a map. */
export const MAP_WORDS: DocumentWords = {
  untitled: () => words('untitled'),
  statusOf: () => ({ title: words('status.open') }),
  actionOf: () => kitWords('delete'),
  questionOf: (_action, { title }) => ({
    title: words('delete.title', { title }),
    text: words('delete.text'),
    isDanger: true,
  }),
  fieldOf: (path) => {
    if (path.startsWith('pins/')) return planningWords('audience')
    if (path.startsWith('compared/')) return words('sideBySide')
    return path === 'focus' || path === 'profile' || path === 'across' || path === 'up'
      ? words(path)
      : undefined
  },
  say: (path, value) =>
    path.startsWith('pins/')
      ? words('pinned', { version: (value as unknown as Required<Reference>).version })
      : undefined,
}
