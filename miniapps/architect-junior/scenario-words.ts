import type { FieldProblem } from '../domain/document/definition.ts'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words as planningWords } from '../kit/planning/words/words.ts'
import { words as kitWords } from '../kit/words/words.ts'
import { words } from './words/words.ts'

/** The texts of a scenario. */
export const SCENARIO_WORDS: DocumentWords = {
  untitled: () => words('untitled'),
  titleHelp: () => words('titleHelp'),
  statusOf: (status) => ({
    title: words(`status.${status as 'open'}`),
    ...(status === 'sent' && { tone: 'success' as const }),
  }),
  actionOf: (action) => (action === 'delete' ? kitWords('delete') : words('do.send')),
  questionOf: (action, { title }) =>
    action === 'delete'
      ? { title: words('delete.title', { title }), text: words('delete.text'), isDanger: true }
      : { title: words('send.title', { title }), text: words('send.text') },
  problemOf,
  fieldOf: (path) => {
    if (/^(computed|options)\//.test(path)) return words('options')
    if (path === 'chosen') return words('chosen')
    if (path.startsWith('answers/touchpoints/')) return words('q.touchpoints')
    if (path.startsWith('limits/') || path.startsWith('scores/')) return words('q.limits')
    return path === 'answers/currency' ? kitWords('currency') : undefined
  },
}

function problemOf({ code }: FieldProblem): string {
  if (code === 'budget-missing') return planningWords('problem.total-missing')
  if (code === 'currency-missing') return planningWords('problem.currency-missing')
  return words(`problem.${code.replace(/-missing$/, '') as 'market'}`)
}
