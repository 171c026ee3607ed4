import { HeatMap } from '../../../kit/charts/heat-map.tsx'
import { RadarChart } from '../../../kit/charts/radar-chart.tsx'
import { LONG, MARKETS, QUARTERS, SCORE, wave } from './chart-examples.ts'
import { Specimen, Specimens } from './specimen.tsx'

const AXES = [
  'Site/app',
  'PPC',
  'Content',
  'Social',
  'Ecommerce',
  'Audience',
  'Programmatic',
  'Video',
  'Technology',
]
const rowsOf = (values: (row: number) => readonly (number | null)[]) =>
  MARKETS.map((name, row) => ({ name, cells: values(row).map((value) => ({ value })) }))

export function HeatAndRadarSpecimens() {
  return (
    <>
      <Specimens title="Heat map">
        <Specimen wide title="Rows and columns, with a value missing">
          <HeatMap
            headingLevel={4}
            title="Score by market and quarter"
            summary="Scores lie between 10 and 90."
            rowTitle="Market"
            columns={QUARTERS}
            rows={rowsOf((row) =>
              wave(QUARTERS.length, row + 1).map((value, place) => (row === 2 && place === 3 ? null : value)),
            )}
            measure={SCORE}
            min={0}
          />
        </Specimen>
        <Specimen title="Around a middle">
          <HeatMap
            headingLevel={4}
            title="Change on last year"
            summary="Some fell, some rose."
            rowTitle="Market"
            columns={QUARTERS.slice(0, 4)}
            rows={rowsOf((row) => wave(4, row + 2, 12).map((value) => value - 50))}
            measure={{ title: 'Change on the same quarter of last year', unit: 'points' }}
            middle={0}
          />
        </Specimen>
        <Specimen title="Cells with names of their own, rows of different length">
          <HeatMap
            headingLevel={4}
            title="Score by dimension"
            summary="Speed leads."
            rowTitle="Audit"
            rows={[
              {
                name: 'Site/app',
                cells: [
                  { name: 'Speed', value: 82 },
                  { name: 'Findability', value: 40 },
                  { name: LONG[0]!, value: 12 },
                ],
              },
              {
                name: 'PPC',
                cells: [
                  { name: 'Structure', value: null },
                  { name: 'Bidding', value: 64 },
                ],
              },
            ]}
            measure={SCORE}
            min={0}
          />
        </Specimen>
        <Specimen title="All values equal">
          <HeatMap
            headingLevel={4}
            title="Equal"
            summary="All are 5."
            rowTitle="Market"
            columns={['A', 'B']}
            rows={rowsOf(() => [5, 5]).slice(0, 2)}
            measure={{ title: 'Level' }}
          />
        </Specimen>
      </Specimens>
      <Specimens title="Radar">
        <Specimen title="Two series">
          <RadarChart
            headingLevel={4}
            title="Nine audits"
            summary="Content leads."
            axisTitle="Audit"
            axes={AXES}
            series={[
              { name: 'This quarter', values: [62, 48, 75, 70, 35, 50, 41, 58, 45] },
              { name: 'Last quarter', values: [50, 40, 60, 72, 20, 45, 30, 50, 40] },
            ]}
            measure={SCORE}
          />
        </Specimen>
        <Specimen title="With gaps">
          <RadarChart
            headingLevel={4}
            title="Some audits"
            summary="Three are missing."
            axisTitle="Audit"
            axes={AXES}
            series={[{ name: 'Score', values: [62, null, 75, 70, null, 50, 41, null, 45] }]}
            measure={SCORE}
          />
        </Specimen>
      </Specimens>
    </>
  )
}
