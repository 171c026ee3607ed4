import type { Basis } from '../../domain/scenarios/basis.ts'
import { type OptionFigures, overlapOf } from '../../domain/scenarios/figures-of.ts'
import { BarChart } from '../../kit/charts/bar-chart.tsx'
import { HeatMap } from '../../kit/charts/heat-map.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { useScenarioWorld } from './scenario-world.tsx'

interface OverlapCardProps {
  basis: Basis
  chosen: { figures: OptionFigures }
}

/** Reach that each touchpoint adds alone, and reach that two of them share. */
export function OverlapCard({ basis, chosen: { figures } }: OverlapCardProps) {
  const { nameOf } = useScenarioWorld()
  const pairs = overlapOf(basis, figures)
  const used = figures.touchpoints.flatMap(({ spend }, place) => (spend > 0 ? [place] : []))
  const shown = used.map((place) => figures.touchpoints[place]!)
  const names = shown.map(({ code }) => nameOf(code))
  const reach = { title: planningWords('reach'), unit: '%', digits: 1 }
  return (
    <Card className="overlap">
      <BarChart
        title={words('overlap')}
        summary={words('overlap.summary')}
        headingLevel={3}
        categoryTitle={planningWords('touchpoint')}
        categories={names}
        mode="stacked"
        measure={reach}
        series={[
          { name: words('overlap.only'), values: shown.map(({ only }) => only) },
          { name: words('overlap.shared'), values: shown.map((each) => each.reach - each.only) },
        ]}
      />
      {used.length > 1 && (
        <HeatMap
          title={words('pairs')}
          summary={words('pairs.summary')}
          headingLevel={3}
          rowTitle={planningWords('touchpoint')}
          columns={names}
          rows={used.map((row, at) => ({
            name: names[at]!,
            cells: used.map((column) => ({ value: row === column ? null : pairs[row]![column]! })),
          }))}
          min={0}
          measure={{ ...reach, max: topOf(pairs, used) }}
        />
      )}
    </Card>
  )
}

/** The end of the colour scale: the next ten above the largest pair. */
const topOf = (pairs: readonly (readonly number[])[], used: readonly number[]): number => {
  const most = Math.max(
    ...used.flatMap((row) => used.map((column) => (row === column ? 0 : pairs[row]![column]!))),
  )
  return Math.max(TEN, Math.ceil(most / TEN) * TEN)
}

const TEN = 10
