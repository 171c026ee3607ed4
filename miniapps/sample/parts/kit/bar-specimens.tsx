import { BarChart } from '../../../kit/charts/bar-chart.tsx'
import { Histogram } from '../../../kit/charts/histogram.tsx'
import { WaterfallChart } from '../../../kit/charts/waterfall-chart.tsx'
import { EUR, LONG, MARKETS, SCORE, wave } from './chart-examples.ts'
import { Specimen, Specimens } from './specimen.tsx'

const CHART = { headingLevel: 4, categoryTitle: 'Market' } as const
const share = [{ name: 'Share', values: [46, 35, null, 12, 0] }]

export function BarSpecimens() {
  return (
    <>
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
      <Specimens title="Waterfall">
        <Specimen title="Steps and sums">
          <WaterfallChart
            headingLevel={4}
            title="From last year to this"
            summary="Budgets grew by 14 kEUR."
            measure={EUR}
            steps={[
              { label: '2025', value: 120, isTotal: true },
              { label: 'New clients', value: 42 },
              { label: 'Lost clients', value: -61 },
              { label: 'Half-year', value: null, isTotal: true },
              { label: 'Growth of existing clients', value: 33 },
              { label: '2026', value: null, isTotal: true },
            ]}
          />
        </Specimen>
        <Specimen title="A step that is not known">
          <WaterfallChart
            headingLevel={4}
            title="Not complete"
            summary="The sum is not known."
            measure={EUR}
            steps={[
              { label: 'New clients', value: 42 },
              { label: 'Lost clients', value: null },
              { label: 'Sum', value: null, isTotal: true },
            ]}
          />
        </Specimen>
      </Specimens>
      <Specimens title="Histogram">
        <Specimen title="Many values">
          <Histogram
            headingLevel={4}
            title="Scores of all audits"
            summary="Most lie between 40 and 60."
            values={wave(400, 3)}
            measure={{ title: 'Score' }}
          />
        </Specimen>
        <Specimen title="All are equal">
          <Histogram
            headingLevel={4}
            title="Equal scores"
            summary="All are 62.5."
            values={[62.5, 62.5, 62.5]}
            measure={{ title: 'Score' }}
          />
        </Specimen>
      </Specimens>
    </>
  )
}
