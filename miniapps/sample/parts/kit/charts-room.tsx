import { BarChart } from '../../../kit/charts/bar-chart.tsx'
import { HeatMap } from '../../../kit/charts/heat-map.tsx'
import { LineChart } from '../../../kit/charts/line-chart.tsx'
import { RadarChart } from '../../../kit/charts/radar-chart.tsx'
import { ScatterChart } from '../../../kit/charts/scatter-chart.tsx'
import {
  AXES,
  CHANGES,
  CHANNELS,
  CLOUD,
  EUR,
  GAPS,
  IDEAS,
  LONG,
  MANY,
  MARKETS,
  QUARTERS,
  rowsOf,
  SCORE,
  SHARE,
  wave,
} from './chart-examples.ts'
import { chartStates } from './chart-states.tsx'

const Bars = chartStates(BarChart, { categoryTitle: 'Market', categories: MARKETS, measure: EUR })
const Lines = chartStates(LineChart, { categoryTitle: 'Quarter', categories: QUARTERS, measure: SCORE })
const Heat = chartStates(HeatMap, { rowTitle: 'Market', measure: SCORE })
const Radar = chartStates(RadarChart, { axisTitle: 'Audit', axes: AXES, measure: SCORE })
const Scatter = chartStates(ScatterChart, {
  pointTitle: 'Campaign',
  across: { title: 'Cost', unit: 'kEUR' },
  up: { title: 'Effect', unit: 'points' },
})

/** Every chart in every state; arrow keys read each of them. */
export function ChartsRoom() {
  return (
    <>
      <Bars
        title="Bars"
        states={{
          'One series, one value missing, one of zero': { series: SHARE },
          'Each bar beside a median, one of them unknown': {
            series: SHARE,
            marker: { name: 'Median', values: [41, 38, 52, null, 20] },
          },
          'Grouped, with negative values': { series: CHANGES },
          'Stacked, with negative values': { series: CHANNELS, mode: 'stacked' },
          'Very long names': { categories: LONG, series: [{ name: 'Score', values: [72, 8, 100] }] },
          'One bar': { categories: ['Germany'], series: [{ name: 'Share', values: [46] }] },
          'No bar': { categories: [], series: SHARE },
        }}
      />
      <Lines
        title="Lines"
        wide
        states={{
          'Three lines with gaps, named where they end': { series: GAPS },
          'More than eight': { series: MANY },
          'All values equal, below zero': {
            series: [{ name: 'Change', values: QUARTERS.map(() => -5) }],
            measure: EUR,
          },
          'One value': { categories: ['Q1 2026'], series: [{ name: 'Score', values: [62] }] },
        }}
      />
      <Heat
        title="Heat map"
        states={{
          'Rows and columns, with a value missing': {
            columns: QUARTERS,
            rows: rowsOf((row) =>
              wave(QUARTERS.length, row + 1).map((value, at) => (row === 2 && at === 3 ? null : value)),
            ),
            min: 0,
          },
          'Around a middle': {
            columns: QUARTERS.slice(0, 4),
            rows: rowsOf((row) => wave(4, row + 2, 12).map((value) => value - 50)),
            measure: { title: 'Change on the same quarter of last year', unit: 'points' },
            middle: 0,
          },
          'Cells with names of their own, rows of different length': {
            rows: [
              { name: 'Site/app', cells: LONG.map((name, at) => ({ name, value: 82 - 30 * at })) },
              { name: 'PPC', cells: [{ name: 'Structure', value: null }] },
            ],
            min: 0,
          },
          'All cells equal': { columns: ['A', 'B'], rows: rowsOf(() => [5, 5]).slice(0, 2) },
        }}
      />
      <Radar
        title="Radar"
        states={{
          'Two series': {
            series: MANY.slice(0, 2).map(({ name }, at) => ({ name, values: wave(AXES.length, at + 1) })),
          },
          'With gaps': { series: [{ name: 'Score', values: [62, null, 75, 70, null, 50, 41, null, 45] }] },
        }}
      />
      <Scatter
        title="Scatter and bubbles"
        states={{
          'Points of three kinds': { points: CLOUD, kinds: ['Search', 'Social', 'Video'] },
          'Bubbles in four fields, several on one place': {
            points: IDEAS,
            across: { title: 'Effort', min: 0.5, max: 5.5 },
            up: { title: 'Impact', min: 0.5, max: 5.5 },
            size: { title: 'Priority' },
            quadrants: {
              across: 3,
              up: 3,
              topLeft: 'Quick wins',
              topRight: 'Big bets',
              bottomLeft: 'Fill-ins',
              bottomRight: 'Later',
            },
            spread: true,
          },
          'One point': { points: [{ name: 'Only', across: 5, up: 5 }] },
          'No point': { points: [] },
        }}
      />
    </>
  )
}
