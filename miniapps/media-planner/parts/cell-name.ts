import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

const OWN = [
  'vendor',
  'property',
  'format',
  'unit',
  'rateType',
  'rate',
  'rateIs',
  'quantity',
  'start',
  'end',
  'commission',
  'fees',
  'rating',
  'length',
  'factor',
  'notes',
  'locked',
  'parent',
] as const

/** Names a cell of a line; a week by its first day. */
export function cellName(cell: string): string | undefined {
  if (cell === 'market') return kitWords('market')
  if (cell === 'name') return kitWords('name')
  if (cell === 'touchpoint') return planningWords('touchpoint')
  const own = OWN.find((each) => each === cell)
  if (own) return words(`cell.${own}`)
  const [of, day] = cell.split('/')
  if (of === 'weeks') return words('cell.week', { day: day! })
  return of === 'locks' ? words('cell.lock', { day: day! }) : undefined
}
