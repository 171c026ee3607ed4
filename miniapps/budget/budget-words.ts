import { total } from '../domain/budgets/budget-lines.ts'
import { nodeOf } from '../domain/budgets/budget-node.ts'
import type { Tone } from '../kit/controls/badge.tsx'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { money } from '../kit/planning/money.ts'
import { sharedAction, sharedStatus } from '../kit/planning/shared-words.ts'
import { words } from './words/words.ts'
import { nodeText } from './parts/node-text.ts'

const TONES: Readonly<Record<string, Tone>> = { open: 'information', approved: 'success' }

/** The texts of a budget; `currencyOf` knows the open one's. */
export const budgetWords = (currencyOf: () => string): DocumentWords => ({
  untitled: () => words('untitled'),
  titleHelp: () => words('titleHelp'),
  statusOf: (status) => ({
    title: sharedStatus(status) ?? words('status.open'),
    ...(TONES[status] && { tone: TONES[status] }),
  }),
  actionOf: (action) => sharedAction(action) ?? words(`do.${action as 'ask'}`),
  problemOf: ({ code }) => words(`problem.${code as 'title-missing'}`),
  fieldOf: (path) => {
    const [kind, id = '', cell] = path.split('/')
    if (kind === 'leaves')
      return cell
        ? words('cellOf', { line: nodeText(nodeOf(id)), measure: words(`measure.${cell as 'planned'}`) })
        : nodeText(nodeOf(id))
    if (kind === 'locks') return words('lockOf', { line: nodeText(nodeOf(id)) })
    return kind === 'phasing' ? words('phasing') : undefined
  },
  say: (path, value, format) => {
    if (!path.startsWith('leaves/')) return undefined
    if (Array.isArray(value)) return money(format, total(value as number[]), currencyOf())
    const { planned } = value as { planned?: readonly number[] }
    return money(format, total(planned ?? []), currencyOf())
  },
  questionOf: (action, { title }) =>
    action === 'delete'
      ? { title: words('delete.title', { title }), text: words('delete.text'), isDanger: true }
      : undefined,
})

/** Of a list, where no budget is open. */
export const BUDGET_WORDS = budgetWords(() => '')
