import { sizeText, universeText } from '../../../kit/audience/figure-text.ts'
import { ChartFrame } from '../../../kit/charts/frame/chart-frame.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words as audienceWords } from '../../../kit/audience/words/words.ts'
import { words } from '../../words/words.ts'
import { cellData } from '../cell-data.ts'
import type { DrawnSetsProps } from '../drawn-sets.ts'
import { drawVenn } from './draw-venn.tsx'

/** Two or three audiences as circles. */
export function VennChart({ drawn, ...taken }: DrawnSetsProps) {
  const format = useFormat()
  const [largest] = drawn.cells
  return (
    <ChartFrame
      {...taken}
      title={words('venn')}
      beside
      summary={words('cellsSummary', {
        name: largest?.name ?? '',
        size: sizeText(format, largest?.universe ?? null),
      })}
      data={cellData(drawn, format)}
      draw={(width) =>
        drawVenn(drawn, width, (universe) =>
          universe === null ? audienceWords('hidden') : universeText(format, universe),
        )
      }
    />
  )
}
