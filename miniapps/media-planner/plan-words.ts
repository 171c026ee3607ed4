import { textOf } from '../domain/document/change.ts'
import { LINES } from '../domain/plans/plan-line.ts'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { campaignStateOf } from '../kit/planning/campaign-state-of.ts'
import { sharedAction, sharedProblem } from '../kit/planning/shared-words.ts'
import { words as planningWords } from '../kit/planning/words/words.ts'
import { words as kitWords } from '../kit/words/words.ts'
import { cellName } from './parts/cell-name.ts'
import { words } from './words/words.ts'

/** The texts of a plan. */
export const PLAN_WORDS: DocumentWords = {
  untitled: () => words('untitled'),
  titleHelp: () => words('titleHelp'),
  statusOf: campaignStateOf,
  actionOf: (action) => {
    if (action === 'delete') return kitWords('delete')
    if (action === 'reject') return planningWords('do.sendBack')
    return sharedAction(action) ?? words(`do.${action as 'revise'}`)
  },
  questionOf: (action, { title }) => {
    if (action === 'delete')
      return { title: words('delete.title', { title }), text: words('delete.text'), isDanger: true }
    return action === 'revise'
      ? { title: words('revise.title', { title }), text: words('revise.text') }
      : undefined
  },
  problemOf: ({ code }) => {
    if (code === 'start-missing' || code === 'end-missing') return planningWords(`problem.${code}`)
    if (code === 'currency-missing') return planningWords('problem.currency-missing')
    return sharedProblem(code) ?? words(`problem.${code as 'no-lines'}`)
  },
  fieldOf: (path) => {
    const [first, , ...cell] = path.split('/')
    if (first === LINES) return cell.length > 0 ? cellName(cell.join('/')) : words('line')
    if (first === 'fees') return words('fees')
    return first === 'pins' && path.includes('/curve.') ? words('curve') : undefined
  },
  rowOf: ({ name, vendor, property, format }) =>
    [name, vendor, property, format]
      .map((each) => textOf(each))
      .filter(Boolean)
      .join(' · '),
}
