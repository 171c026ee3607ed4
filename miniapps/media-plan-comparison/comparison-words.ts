import type { Reference } from '../domain/document/definition.ts'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words as kitWords } from '../kit/words/words.ts'
import { words } from './words/words.ts'

/** The texts of a comparison. */
export const COMPARISON_WORDS: DocumentWords = {
  untitled: () => words('untitled'),
  titleHelp: () => words('titleHelp'),
  statusOf: () => ({ title: words('status.open') }),
  actionOf: () => kitWords('delete'),
  questionOf: (_action, { title }) => ({
    title: words('delete.title', { title }),
    text: words('delete.text'),
    isDanger: true,
  }),
  fieldOf: (path) => {
    if (path.startsWith('pins/')) return words('plan')
    if (path.startsWith('rates/')) return words('rate')
    return path === 'baseline' ? words('base') : undefined
  },
  say: (path, value) =>
    path.startsWith('pins/')
      ? words('pinned', { version: (value as unknown as Required<Reference>).version })
      : undefined,
}
