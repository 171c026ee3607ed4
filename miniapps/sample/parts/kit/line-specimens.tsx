import { LineChart } from '../../../kit/charts/line-chart.tsx'
import { EUR, MANY, QUARTERS, SCORE } from './chart-examples.ts'
import { Specimen, Specimens } from './specimen.tsx'

const CHART = { headingLevel: 4, categoryTitle: 'Quarter', categories: QUARTERS } as const
const GAPS = [
  { name: 'Content', values: [30, 35, null, 52, 58, null, 71] },
  { name: 'Social', values: [62, 60, 55, null, null, 48, 50] },
  { name: 'Video', values: [null, null, 20, 34, 41, 44, 49] },
]

export function LineSpecimens() {
  return (
    <Specimens title="Lines and areas">
      <Specimen wide title="Three lines with gaps, named where they end">
        <LineChart
          {...CHART}
          title="Score by quarter"
          summary="Content rose to 71."
          series={GAPS}
          measure={SCORE}
        />
      </Specimen>
      <Specimen wide title="More than eight">
        <LineChart
          {...CHART}
          title="Ten brands"
          summary="All lie between 10 and 90."
          series={MANY}
          measure={SCORE}
        />
      </Specimen>
      <Specimen title="Area">
        <LineChart
          {...CHART}
          title="Budget by quarter"
          summary="Budgets grew."
          mode="area"
          series={[{ name: 'Budget', values: [10, 14, 13, null, 20, 24, 23] }]}
          measure={EUR}
        />
      </Specimen>
      <Specimen title="Stacked areas">
        <LineChart
          {...CHART}
          title="Budget by channel"
          summary="Search takes most."
          mode="stacked"
          series={[
            { name: 'Search', values: [10, 14, 13, 15, 20, 24, 23] },
            { name: 'Social', values: [8, 9, 9, 12, 11, 12, 15] },
          ]}
          measure={EUR}
        />
      </Specimen>
      <Specimen title="All values equal, below zero">
        <LineChart
          {...CHART}
          title="Change"
          summary="It fell by 5 in each quarter."
          series={[{ name: 'Change', values: QUARTERS.map(() => -5) }]}
          measure={EUR}
        />
      </Specimen>
      <Specimen title="One value">
        <LineChart
          {...CHART}
          categories={['Q1 2026']}
          title="First quarter"
          summary="The score is 62."
          series={[{ name: 'Score', values: [62] }]}
          measure={SCORE}
        />
      </Specimen>
    </Specimens>
  )
}
