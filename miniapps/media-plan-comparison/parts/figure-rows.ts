import type { KeyFigures } from '../../domain/comparisons/key-figures.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { money } from '../../kit/planning/money.ts'
import { reachText, wholeMoney } from '../../kit/planning/whole-money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { Shown } from './comparison-world.tsx'
import { oneDigit, signed } from './figure-text.ts'

/** One figure of all plans, in their order. */
export interface FigureRow {
  key: string
  name: string
  cells: readonly {
    /** Money in whole units. */
    value: number | null
    text: string
    /** Beside the baseline's; '' where it is the baseline or one of both is not known. */
    change: string
  }[]
}

type Say = (value: number | null) => string

interface Figure {
  key: string
  name: string
  of(figures: KeyFigures): number | null
  say: Say
  /** Of a difference to the baseline; null where there is none to tell. */
  sayChange: Say | null
  isMoney?: true
}

/** Figures that plans are judged by, as table, workbook and slide have it. */
export function figureRows(shown: Shown, format: Format): readonly FigureRow[] {
  const { figures, baseline, currency } = shown
  const base = figures.find(({ key }) => key === baseline.key)!
  const unit = 10 ** minorDigits(currency)
  return figuresOf(shown, format).map(({ key, name, of, say, sayChange, isMoney }) => ({
    key,
    name,
    cells: figures.map((each) => {
      const [value, was] = [of(each), of(base)]
      const isChanged = sayChange && each !== base && value !== null && was !== null
      const change = isChanged ? signed(value - was, sayChange(value - was)) : ''
      return { value: value !== null && isMoney ? value / unit : value, text: say(value), change }
    }),
  }))
}

function figuresOf({ baseline, currency, budget }: Shown, format: Format): readonly Figure[] {
  const amount: Say = (value) => (value === null ? '–' : money(format, Math.round(value), currency))
  const whole: Say = (value) => wholeMoney(format, value, currency)
  const percent: Say = (value) => reachText(format, value)
  const digit: Say = (value) => oneDigit(format, value)
  const points: Say = (value) => (value === null ? '–' : words('points', { points: oneDigit(format, value) }))
  const extra: Say = (value) => signed(value ?? 0, points(value))
  const { effective } = baseline.plan.head
  const reach = planningWords('reach')
  const inMoney = { isMoney: true, say: amount, sayChange: amount } as const
  const inPercent = { say: percent, sayChange: points }
  const inDigits = { say: digit, sayChange: digit }
  const price = { isMoney: true, say: whole, sayChange: null } as const
  return [
    { key: 'cost', name: words('cost'), of: ({ cost }) => cost, ...inMoney },
    { key: 'net', name: words('net'), of: ({ net }) => net, ...inMoney },
    { key: 'fees', name: words('fees'), of: ({ fees }) => fees, ...inMoney },
    { key: 'grp', name: 'GRP', of: ({ grp }) => grp, ...inDigits },
    { key: 'reach', name: `${reach} 1+`, of: (each) => each.reach, ...inPercent },
    { key: 'effective', name: `${reach} ${effective}+`, of: (each) => each.effective, ...inPercent },
    { key: 'frequency', name: planningWords('frequency'), of: ({ frequency }) => frequency, ...inDigits },
    {
      key: 'perPoint',
      name: planningWords('perPoint'),
      of: (each) => each.perPoint,
      ...price,
      sayChange: whole,
    },
    { key: 'extra', name: words('extraReach'), of: (each) => each.extraReach, say: extra, sayChange: null },
    { key: 'perExtra', name: words('perExtraPoint'), of: ({ perExtraPoint }) => perExtraPoint, ...price },
    {
      key: 'equal',
      name: words('equalReach', { amount: whole(budget) }),
      of: ({ equal }) => equal?.reach ?? null,
      ...inPercent,
    },
  ]
}
