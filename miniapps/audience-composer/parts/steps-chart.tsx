import { sizeText, universeText } from '../../kit/audience/figure-text.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import type { ChartProps } from '../../kit/charts/chart.ts'
import { BarChart } from '../../kit/charts/bar-chart.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useCompositionWorld } from './composition-world.tsx'
import type { CountedComposition } from '../../domain/audience/compose/count-composition.ts'
import { titleOfSet } from './joined-set.tsx'

interface StepsChartProps extends Pick<ChartProps, 'source' | 'exports'> {
  counted: CountedComposition
}

/** From the size of the first audience to that of the result, and what each further one adds or takes away. */
export function StepsChart({ counted: { running }, ...taken }: StepsChartProps) {
  const { sets } = useCompositionWorld()
  const format = useFormat()
  const sizes = running.flatMap((cell) => cell?.universe ?? [])
  if (sizes.length < running.length) return <p className="os-help">{words('stepsHidden')}</p>
  const names = sets.map((set, at) =>
    at === 0 ? titleOfSet(set) : `${words(`op.${set.op}`)} ${titleOfSet(set)}`,
  )
  const values = sizes.map((size, at) => (at === 0 ? size : size - sizes[at - 1]!))
  const size = audienceWords('size')
  return (
    <BarChart
      {...taken}
      mode="waterfall"
      beside
      title={words('steps')}
      summary={words('stepsSummary', {
        first: names[0]!,
        before: sizeText(format, sizes[0]!),
        after: sizeText(format, sizes.at(-1)!),
      })}
      categoryTitle={words('step')}
      categories={[...names, words('result')]}
      series={[{ name: size, values: [...values, sizes.at(-1)!] }]}
      measure={{ title: size, format: (value) => universeText(format, value) }}
    />
  )
}
