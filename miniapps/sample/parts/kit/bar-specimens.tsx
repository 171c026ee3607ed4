import { BarChart } from '../../../kit/charts/bar-chart.tsx'
import { EUR, LONG, MARKETS, SCORE } from './chart-examples.ts'
import { Specimen, Specimens } from './specimen.tsx'

const CHART = { headingLevel: 4, categoryTitle: 'Market' } as const
const share = [{ name: 'Share', values: [46, 35, null, 12, 0] }]

export function BarSpecimens() {
  return (
    <Specimens title="Bars">
      <Specimen title="One series, one value missing, one of zero">
        <BarChart
          {...CHART}
          title="Share of budget"
          summary="Germany leads with 46 %."
          categories={MARKETS}
          series={share}
          measure={{ title: 'Share', unit: '%' }}
          highlight="Germany"
        />
      </Specimen>
      <Specimen title="Each bar beside a median, one of them unknown">
        <BarChart
          {...CHART}
          title="Score by market"
          summary="Germany leads with 46."
          categories={MARKETS}
          series={[{ name: 'Score', values: [46, 35, null, 12, 0] }]}
          marker={{ name: 'Median', values: [41, 38, 52, null, 20] }}
          measure={SCORE}
        />
      </Specimen>
      <Specimen title="Grouped, with negative values">
        <BarChart
          {...CHART}
          title="Change of budget"
          summary="Brazil grew most."
          categories={MARKETS}
          series={[
            { name: '2025', values: [12, -8, 3, 30, null] },
            { name: '2026', values: [-4, 10, 0, 42, 7] },
          ]}
          measure={EUR}
        />
      </Specimen>
      <Specimen title="Stacked, with negative values">
        <BarChart
          {...CHART}
          title="Budget by channel"
          summary="Search takes most."
          mode="stacked"
          categories={MARKETS}
          series={[
            { name: 'Search', values: [40, 30, 10, 20, 8] },
            { name: 'Social', values: [20, 25, 8, null, 4] },
            { name: 'Refunds', values: [-6, -2, 0, -9, -1] },
          ]}
          measure={EUR}
        />
      </Specimen>
      <Specimen title="Very long names">
        <BarChart
          {...CHART}
          title="Score by dimension"
          summary="Reach leads."
          categories={LONG}
          series={[{ name: 'Score', values: [72, 8, 100] }]}
          measure={SCORE}
        />
      </Specimen>
      <Specimen title="One value">
        <BarChart
          {...CHART}
          title="One market"
          summary="Germany has 46 %."
          categories={['Germany']}
          series={[{ name: 'Share', values: [46] }]}
          measure={{ title: 'Share', unit: '%' }}
        />
      </Specimen>
      <Specimen title="Nothing">
        <BarChart
          {...CHART}
          title="No market"
          summary="No market has a budget."
          categories={[]}
          series={share}
          measure={EUR}
        />
      </Specimen>
    </Specimens>
  )
}
