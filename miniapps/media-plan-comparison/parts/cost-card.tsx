import type { ComparedPlan } from '../../domain/comparisons/compared-plan.ts'
import { costEffects } from '../../domain/comparisons/cost-effects.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { BarChart } from '../../kit/charts/bar-chart.tsx'
import { wholeMoney } from '../../kit/planning/whole-money.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { labelOf, type Shown } from './comparison-world.tsx'
import { costSteps } from './cost-steps.ts'
import { signed } from './figure-text.ts'

/** From what the baseline costs to what another plan costs: by volume, mix, price and fees. */
export function CostCard({ shown, other }: { shown: Shown; other: ComparedPlan }) {
  const format = useFormat()
  const { baseline, currency } = shown
  const effects = costEffects(baseline, other)
  const steps = costSteps(effects, baseline, other)
  const unit = 10 ** minorDigits(currency)
  const more = effects.after - effects.before
  return (
    <BarChart
      mode="waterfall"
      beside
      headingLevel={2}
      title={words('whyCost')}
      summary={words('whyCostSummary', {
        plan: labelOf(other),
        baseline: labelOf(baseline),
        more: signed(more, wholeMoney(format, more, currency)),
      })}
      categoryTitle={words('part')}
      categories={steps.map(({ name }) => name)}
      series={[{ name: words('cost'), values: steps.map(({ amount }) => amount / unit) }]}
      measure={{
        title: words('cost'),
        format: (value) => format.currency(value, currency, 0),
      }}
      note={words(effects.mix === null ? 'noMixNote' : 'mixNote')}
    />
  )
}
