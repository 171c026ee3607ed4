import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { typeName } from '../kit/document/links/type-name.ts'
import { words as planningWords } from '../kit/planning/words/words.ts'
import { words as kitWords } from '../kit/words/words.ts'
import { words } from './words/words.ts'

/** The texts of a naming template. */
export const TEMPLATE_WORDS: DocumentWords = {
  untitled: () => typeName('naming-template'),
  titleHelp: () => words('template.titleHelp'),
  statusOf: (status) =>
    status === 'published'
      ? { title: words('template.published'), tone: 'success' }
      : { title: planningWords('state.draft') },
  actionOf: (action) => {
    if (action === 'delete') return kitWords('delete')
    return action === 'revise' ? words('do.revise') : words('template.publish')
  },
  problemOf: ({ code }) => words(`template.problem.${code as 'title-missing'}`),
  questionOf: (action, { title }) =>
    action === 'delete'
      ? { title: words('template.delete', { title }), text: words('template.deleteText') }
      : undefined,
  fieldOf: (path) => (path.startsWith('tokens/') ? words('template.parts') : undefined),
}
