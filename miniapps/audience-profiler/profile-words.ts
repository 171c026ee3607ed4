import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words as kitWords } from '../kit/words/words.ts'
import { words } from './words/words.ts'

/** The texts of a portrait. */
export const PROFILE_WORDS: DocumentWords = {
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
    const [group] = path.split('/')
    if (group === 'pinned') return words('pinnedAnswer')
    if (group === 'sections') return words('sections')
    if (group === 'texts') return words('text')
    return undefined
  },
}
