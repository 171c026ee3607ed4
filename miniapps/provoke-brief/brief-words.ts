import { words as planningWords } from '../kit/planning/words/words.ts'
import type { Tone } from '../kit/controls/badge.tsx'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words as kitWords } from '../kit/words/words.ts'
import { sharedAction, sharedProblem, sharedStatus } from '../kit/planning/shared-words.ts'
import { words } from './words/words.ts'

const TONES: Readonly<Record<string, Tone>> = { submitted: 'information', approved: 'success' }

/** The texts of a brief. */
export const BRIEF_WORDS: DocumentWords = {
  untitled: () => words('untitled'),
  titleHelp: () => words('titleHelp'),
  statusOf: (status) => ({
    title: sharedStatus(status) ?? words(`status.${status as 'draft'}`),
    tone: TONES[status],
  }),
  actionOf: (action) =>
    action === 'delete' ? kitWords('delete') : (sharedAction(action) ?? words(`do.${action as 'revise'}`)),
  problemOf: ({ code }) => sharedProblem(code) ?? words(`problem.${code as 'title-missing'}`),
  fieldOf: (path) => {
    if (path.startsWith('reasons/')) return kitWords('reason')
    if (path.startsWith('objectives/')) return planningWords('objectives')
    return path.startsWith('provocations/') ? words('provocations') : undefined
  },
  questionOf: (action, { title }) => {
    if (action === 'revise') return { title: words('revise.title', { title }), text: words('revise.text') }
    if (action !== 'delete') return undefined
    return { title: words('delete.title', { title }), text: words('delete.text'), isDanger: true }
  },
}
