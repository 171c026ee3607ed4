import { BASE_METRICS } from '../../domain/touchpoints/wire.ts'
import { ScatterChart } from '../../kit/charts/scatter-chart.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { type Quadrant, type QuadrantLine, quadrantsOf } from './quadrant-lines.ts'
import { metricName } from './metric-words.ts'
import type { RankedLine } from './ranked-line.ts'
import type { EditionKey } from './use-editions.ts'

interface QuadrantsProps {
  lines: readonly RankedLine[]
  /** Of the whole ranking: a search moves no border. */
  all: readonly RankedLine[]
  edition: EditionKey
  chosen: ReadonlySet<string>
  onChoose?: ((codes: ReadonlySet<string>) => void) | undefined
}

const [REACH, INDEX] = BASE_METRICS
const nameOf = (quadrant: Quadrant) => words(`quadrant.${quadrant}`)

/** Reach by index in four fields; the table beside it chooses, and the picture shows what is chosen. */
export function Quadrants({ lines, all, edition, chosen, onChoose }: QuadrantsProps) {
  const format = useFormat()
  const { placed, reach, index } = quadrantsOf(lines, all)
  if (placed.length === 0)
    return <EmptyState title={words('quadrants.none')}>{words('quadrants.noneText')}</EmptyState>
  const leaders = placed.filter(({ quadrant }) => quadrant === 'leader')
  const title = words('view.quadrants')
  return (
    <div className="os-card">
      <ScatterChart
        title={title}
        summary={words('quadrants.summary', {
          count: leaders.length,
          names: leaders.length ? format.list(leaders.map(({ name }) => name)) : '–',
        })}
        fileName={`${title} ${edition.market} ${edition.audience}`}
        beside
        pointTitle={planningWords('touchpoint')}
        across={{ title: metricName(REACH), unit: '%', min: 0 }}
        up={{ title: metricName(INDEX), ...spanOf(placed) }}
        kinds={[words('notChosen'), words('chosen')]}
        points={placed.map((line) => ({
          name: line.name,
          across: line.reach,
          up: line.index,
          mark: String(line.rank),
          kind: chosen.has(line.id) ? 1 : 0,
        }))}
        quadrants={{
          across: reach,
          up: index,
          topLeft: nameOf('specialist'),
          topRight: nameOf('leader'),
          bottomLeft: nameOf('marginal'),
          bottomRight: nameOf('broad'),
        }}
        note={<p className="os-help">{words('quadrants.note', { reach: format.percent(reach / 100) })}</p>}
        table={<QuadrantTable {...{ placed, chosen, onChoose }} />}
      />
    </div>
  )
}

/** Ticks beyond the outermost points, so that none lies on the frame. */
function spanOf(placed: readonly QuadrantLine[]) {
  const values = placed.map(({ index }) => index)
  return {
    min: Math.floor(Math.min(...values, 90) / 10) * 10 - 10,
    max: Math.ceil(Math.max(...values, 110) / 10) * 10 + 10,
  }
}

function QuadrantTable({
  placed,
  chosen,
  onChoose,
}: Omit<QuadrantsProps, 'lines' | 'all' | 'edition'> & { placed: readonly QuadrantLine[] }) {
  const columns: readonly Column<QuadrantLine>[] = [
    {
      key: 'touchpoint',
      title: planningWords('touchpoint'),
      value: ({ name }) => name,
      cell: ({ id, rank, name }) => (
        <span className="ranked-name">
          {onChoose && (
            <input
              type="checkbox"
              aria-label={words('choose', { name })}
              checked={chosen.has(id)}
              onChange={({ target }) =>
                onChoose(
                  new Set([...chosen].filter((code) => code !== id).concat(target.checked ? [id] : [])),
                )
              }
            />
          )}
          <span className="rank os-muted">{rank}</span>
          <span>{name}</span>
        </span>
      ),
    },
    { key: 'quadrant', title: words('quadrant'), type: 'choice', value: ({ quadrant }) => nameOf(quadrant) },
    { key: 'reach', title: metricName(REACH), unit: '%', type: 'number', value: ({ reach }) => reach },
    { key: 'index', title: metricName(INDEX), type: 'number', value: ({ index }) => index },
  ]
  return (
    <DataTable
      caption={words('view.quadrants')}
      hideCaption
      columns={columns}
      rows={placed}
      rowKey={({ id }) => id}
      isCurrent={({ id }) => chosen.has(id)}
    />
  )
}
