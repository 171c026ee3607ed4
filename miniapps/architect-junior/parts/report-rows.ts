import { money } from '../../kit/planning/money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { EFFECTIVE } from './option-cards.tsx'
import type { ScenarioReport } from './use-report.ts'
import { reachText, wholeMoney } from '../../kit/planning/whole-money.ts'

export interface ReportRow {
  name: string
  /** One of each option. */
  cells: readonly string[]
  isTotal: boolean
}

/** Money of each touchpoint by option, and below what it makes. */
export function reportRows(
  { touchpoints, options, currency }: ScenarioReport,
  format: Format,
): readonly ReportRow[] {
  const total = (name: string, cellOf: (option: ScenarioReport['options'][number]['figures']) => string) => ({
    name,
    cells: options.map(({ figures }) => cellOf(figures)),
    isTotal: true,
  })
  return [
    ...touchpoints.map(({ code, name }) => ({
      name,
      cells: options.map(({ figures }) =>
        money(format, figures.touchpoints.find((each) => each.code === code)?.spend ?? 0, currency),
      ),
      isTotal: false,
    })),
    total(words('spend'), ({ cost }) => money(format, cost, currency)),
    total(planningWords('reach'), ({ reach }) => reachText(format, reach)),
    total(words('effective'), ({ plus }) => reachText(format, plus?.[EFFECTIVE - 1])),
    total(planningWords('frequency'), ({ frequency }) =>
      format.number(frequency, { maximumFractionDigits: 1 }),
    ),
    total(planningWords('perPoint'), ({ perPoint }) => wholeMoney(format, perPoint, currency)),
  ]
}
