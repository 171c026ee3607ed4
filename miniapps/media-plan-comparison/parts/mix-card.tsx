import { useState } from 'react'
import { MIX_BY, type MixBy, type MixPart, mixOf } from '../../domain/comparisons/mix-of.ts'
import { BarChart } from '../../kit/charts/bar-chart.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { marketName } from '../../kit/planning/market-name.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { labelOf, type Shown, useComparisonWorld } from './comparison-world.tsx'

export const mixByWords = (): Readonly<Record<MixBy, string>> => ({
  touchpoint: planningWords('touchpoint'),
  vendor: words('vendor'),
  market: kitWords('market'),
})

export function mixPartName({ of }: MixPart, by: MixBy, nameOf: (code: string) => string): string {
  if (of === null) return words('others')
  if (of === '') return words('unnamed')
  return by === 'market' ? marketName(of) : by === 'touchpoint' ? nameOf(of) : of
}

/** How each plan spreads its money. */
export function MixCard({ shown: { plans } }: { shown: Shown }) {
  const { nameOf } = useComparisonWorld()
  const [by, choose] = useState<MixBy>('touchpoint')
  const names = mixByWords()
  return (
    <div className="comparison-part">
      <RadioGroup
        label={words('mixBy')}
        layout="row"
        value={by}
        onChange={(value) => choose(value as MixBy)}
        options={MIX_BY.map((value) => ({ value, label: names[value] }))}
      />
      <BarChart
        mode="stacked"
        headingLevel={2}
        title={words('mixTitle')}
        summary={words('mixSummary', { by: names[by] })}
        categoryTitle={words('plan')}
        categories={plans.map((plan) => `${plan.key}. ${labelOf(plan)}`)}
        series={mixOf(plans, by).map((part) => ({
          name: mixPartName(part, by, nameOf),
          values: part.shares,
        }))}
        measure={{ title: words('share'), unit: '%', digits: 1, max: 100 }}
      />
    </div>
  )
}
