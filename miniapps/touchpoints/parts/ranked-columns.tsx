import { EyeOff } from 'lucide'
import { isLowGood } from '../../domain/touchpoints/metrics.ts'
import { Button } from '../../kit/controls/button.tsx'
import type { Column } from '../../kit/table/column.ts'
import type { Format } from '../../kit/words/format.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { BaseFlag } from './base-flag.tsx'
import { metricName, metricValue } from './metric-words.ts'
import type { RankedLine } from './ranked-line.ts'
import { ScoreBar } from './score-bar.tsx'

interface ColumnsOf {
  format: Format
  /** Every metric, in the order of their colours. */
  metrics: readonly string[]
  /** Metrics with a column of their own. */
  counting: readonly string[]
  chosen: ReadonlySet<string>
  onOpen(code: string): void
  /** Undefined where nothing can be chosen. */
  onChoose?: ((code: string, isChosen: boolean) => void) | undefined
  onLeaveOut?: ((code: string) => void) | undefined
}

/** Columns of the ranking: name, score with its parts, and what was measured. */
export const rankedColumns = (of: ColumnsOf): readonly Column<RankedLine>[] => [
  {
    key: 'touchpoint',
    title: planningWords('touchpoint'),
    value: ({ name }) => name,
    cell: (line) => <NameCell {...of} line={line} />,
  },
  {
    key: 'score',
    title: words('score'),
    value: ({ score }) => score,
    cell: (line) => <ScoreBar line={line} metrics={of.metrics} />,
  },
  ...of.counting.map((metric): Column<RankedLine> => ({
    key: metric,
    title: metricName(metric),
    type: 'number',
    wideOnly: true,
    value: ({ values }) => values[metric] ?? null,
    cell: ({ values, currency }) =>
      metricValue(of.format, metric, values[metric], isLowGood(metric) ? currency : ''),
  })),
  {
    key: 'n',
    title: words('base'),
    type: 'number',
    wideOnly: true,
    value: ({ n }) => n,
  },
  ...(of.onLeaveOut ? [leaveOut(of.onLeaveOut)] : []),
]

function NameCell({ line, chosen, onOpen, onChoose }: ColumnsOf & { line: RankedLine }) {
  return (
    <span className="ranked-name">
      {onChoose && (
        <input
          type="checkbox"
          aria-label={words('choose', { name: line.name })}
          checked={chosen.has(line.id)}
          onChange={({ target }) => onChoose(line.id, target.checked)}
        />
      )}
      <span className="rank os-muted">{line.rank}</span>
      <span className="named">
        <span>
          <button
            type="button"
            className="os-link ranked-open"
            data-quiet
            data-touchpoint={line.id}
            onClick={() => onOpen(line.id)}
          >
            {line.name}
          </button>
          <BaseFlag flag={line.flag} />
        </span>
        {line.type && <small className="os-muted">{planningWords(`type.${line.type}`)}</small>}
      </span>
    </span>
  )
}

const leaveOut = (onLeaveOut: (code: string) => void): Column<RankedLine> => ({
  key: 'out',
  title: words('out.column'),
  type: 'number',
  wideOnly: true,
  cell: ({ id, name }) => (
    <Button
      size="s"
      variant="quiet"
      icon={EyeOff}
      iconOnly
      data-leave-out={id}
      onClick={() => onLeaveOut(id)}
    >
      {words('out.do', { name })}
    </Button>
  ),
})
