import { ScatterChart } from '../../../kit/charts/scatter-chart.tsx'
import { wave } from './chart-examples.ts'
import { Specimen, Specimens } from './specimen.tsx'

const CLOUD = wave(120, 2).map((across, index) => ({
  name: `Campaign ${index + 1}`,
  across,
  up: wave(120, 5)[index]! * 3 - across,
  kind: index % 3,
}))
const IDEAS = [
  [1, 5, 40],
  [1, 5, 12],
  [2, 4, 25],
  [5, 5, 30],
  [4, 1, 3],
  [1, 1, 8],
  [1, 5, 30],
] as const

export function ScatterSpecimens() {
  return (
    <Specimens title="Scatter and bubbles">
      <Specimen title="Points of three kinds">
        <ScatterChart
          headingLevel={4}
          title="Cost and effect"
          summary="Effect rises with cost."
          pointTitle="Campaign"
          points={CLOUD}
          across={{ title: 'Cost', unit: 'kEUR' }}
          up={{ title: 'Effect', unit: 'points' }}
          kinds={['Search', 'Social', 'Video']}
        />
      </Specimen>
      <Specimen title="Bubbles in four fields, several on one place">
        <ScatterChart
          headingLevel={4}
          title="Roadmap"
          summary="Three ideas need little and bring much."
          pointTitle="Idea"
          points={IDEAS.map(([across, up, size], index) => ({
            name: `Idea ${index + 1}`,
            across,
            up,
            size,
            mark: String(index + 1),
          }))}
          across={{ title: 'Effort', min: 0.5, max: 5.5 }}
          up={{ title: 'Impact', min: 0.5, max: 5.5 }}
          size={{ title: 'Priority' }}
          quadrants={{
            across: 3,
            up: 3,
            topLeft: 'Quick wins',
            topRight: 'Big bets',
            bottomLeft: 'Fill-ins',
            bottomRight: 'Later',
          }}
          spread
        />
      </Specimen>
      <Specimen title="One point">
        <ScatterChart
          headingLevel={4}
          title="One"
          summary="One campaign."
          pointTitle="Campaign"
          points={[{ name: 'Only', across: 5, up: 5 }]}
          across={{ title: 'Cost' }}
          up={{ title: 'Effect' }}
        />
      </Specimen>
      <Specimen title="Nothing">
        <ScatterChart
          headingLevel={4}
          title="None"
          summary="No campaign."
          pointTitle="Campaign"
          points={[]}
          across={{ title: 'Cost' }}
          up={{ title: 'Effect' }}
        />
      </Specimen>
    </Specimens>
  )
}
