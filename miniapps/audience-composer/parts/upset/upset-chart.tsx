import { sizeText, universeText } from '../../../kit/audience/figure-text.ts'
import { words as audienceWords } from '../../../kit/audience/words/words.ts'
import { ChartFrame } from '../../../kit/charts/frame/chart-frame.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { cellData } from '../cell-data.ts'
import type { DrawnSetsProps } from '../drawn-sets.ts'
import { drawUpset, ROWS_MAX } from './draw-upset.tsx'

/** All groups of people, by the audiences that they are in. */
export function UpsetChart({ drawn, ...taken }: DrawnSetsProps) {
  const format = useFormat()
  const [largest] = drawn.cells
  return (
    <ChartFrame
      {...taken}
      title={words('upset')}
      summary={words('cellsSummary', {
        name: largest?.name ?? '',
        size: sizeText(format, largest?.universe ?? null),
      })}
      note={
        <p className="os-help">
          {words('upsetNote')} {drawn.cells.length > ROWS_MAX && words('upsetMore', { count: ROWS_MAX })}
        </p>
      }
      data={cellData(drawn, format)}
      draw={(width) =>
        drawUpset(drawn, width, (universe) =>
          universe === null ? audienceWords('hidden') : universeText(format, universe),
        )
      }
    />
  )
}
