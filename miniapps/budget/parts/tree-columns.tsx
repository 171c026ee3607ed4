import { ChevronDown, ChevronRight } from 'lucide'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { TreeRow } from '../../domain/budgets/tree-rows.ts'
import { WHOLE } from '../../domain/budgets/budget-node.ts'
import { Icon } from '../../kit/controls/icon.tsx'
import { marketName } from '../../kit/planning/market-name.ts'
import { wholeUnits } from '../../kit/planning/money.ts'
import type { Column } from '../../kit/table/column.ts'
import { words } from '../words/words.ts'
import type { NodeNames } from './node-text.ts'

type Amount = 'planned' | 'committed' | 'actual' | 'forecast'
export type ShownRow = Omit<TreeRow, Amount> & Record<Amount, number | null>

const NO_AMOUNTS = { planned: null, committed: null, actual: null, forecast: null }
export const EXCHANGE_ROW: ShownRow = {
  ...NO_AMOUNTS,
  id: 'exchange',
  node: WHOLE,
  level: 0,
  of: null,
  isLeaf: true,
  isOpen: false,
  isLocked: false,
}

interface Drawn {
  currency: string
  names: NodeNames
  toggle(id: string): void
}

/** Name, the four amounts, what is left of the plan, and whether a parent's edit goes round it. */
export function treeColumns({ currency, names, toggle }: Drawn): readonly Column<ShownRow>[] {
  const digits = minorDigits(currency)
  const amount = (key: Amount, edited: boolean): Column<ShownRow> => ({
    key,
    title: words(`measure.${key}`),
    unit: currency,
    type: 'number',
    digits,
    edited,
    value: (row) => wholeUnits(row[key], currency),
  })
  return [
    {
      key: 'name',
      title: words('line'),
      widthPx: 280,
      value: (row) => rowName(row, names),
      cell: (row) => <Name row={row} text={rowName(row, names)} toggle={toggle} />,
    },
    amount('planned', true),
    amount('committed', true),
    amount('actual', false),
    amount('forecast', true),
    {
      key: 'variance',
      title: words('variance'),
      unit: currency,
      type: 'number',
      digits,
      value: ({ planned, forecast }) =>
        planned === null || forecast === null ? null : wholeUnits(planned - forecast, currency),
    },
    {
      key: 'lock',
      title: words('lock'),
      type: 'choice',
      isBox: true,
      edited: true,
      choices: ['locked'],
      text: () => words('lock'),
      value: ({ isLocked }) => (isLocked ? 'locked' : null),
    },
  ]
}

function rowName({ id, node, of }: ShownRow, { channelName, periodName }: NodeNames): string {
  if (id === EXCHANGE_ROW.id) return words('exchange')
  if (of === 'market') return marketName(node.market!)
  if (of === 'channel') return channelName(node.channel!)
  return of === 'period' ? periodName(node.period!) : words('whole')
}

function Name({ row, text, toggle }: { row: ShownRow; text: string; toggle(id: string): void }) {
  const { id, level, isLeaf, isOpen } = row
  return (
    <span className="tree-name" style={{ paddingInlineStart: `${level}rem` }}>
      {isLeaf ? (
        <span className="os-truncate">{text}</span>
      ) : (
        <button type="button" aria-expanded={isOpen} onClick={() => toggle(id)}>
          <Icon of={isOpen ? ChevronDown : ChevronRight} />
          <span className="os-truncate">{text}</span>
        </button>
      )}
    </span>
  )
}
