import { useMemo, useState, type ReactNode } from 'react'
import { metricsIn } from '../../domain/touchpoints/metrics.ts'
import type { RankingChoice } from '../../domain/touchpoints/ranking.ts'
import type { Action } from '../../kit/actions/action.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { ListBody } from '../../kit/list/list-body.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { LeftOut } from './left-out.tsx'
import { rankedColumns } from './ranked-columns.tsx'
import type { NamedRanking, RankedLine } from './ranked-line.ts'
import { TouchpointCard } from './touchpoint-card.tsx'
import type { EditionKey } from './use-editions.ts'
import type { Rated } from './use-rated.ts'
import { useLeaders } from './use-leaders.ts'
import { useLeaveOut } from './use-leave-out.ts'
import { WeightsCard } from './weights-card.tsx'

/** Most people stay with the table. */
const Quadrants = lazily(async () => (await import('./quadrants.tsx')).Quadrants)

/** Metrics with a column of their own: those that count most. The card of a touchpoint has them all. */
const COLUMNS = 4

/** The best come first, and so many follow a slider without a wait. */
const PAGE_ROWS = 40
const KEPT = { as: 'ranking', filter: '' }

export interface RankingPanelProps {
  edition: EditionKey
  rated: Resource<Rated>
  ranking: NamedRanking | undefined
  choice: RankingChoice
  /** Undefined where the person may not change it. */
  onChange?: ((part: Partial<RankingChoice>) => void) | undefined
  chosen: ReadonlySet<string>
  onChoose?: ((codes: ReadonlySet<string>) => void) | undefined
  view: string
  onView(view: string): void
  bulk?: readonly Action<readonly RankedLine[]>[]
  /** Beside the switch of views. */
  beside?: ReactNode
  /** Narrows the lines, such as to those that are chosen. */
  isShown?(line: RankedLine): boolean
  empty?: ReactNode
}

/** Sliders, the ranking that follows them, and why a touchpoint has its score. */
export function RankingPanel(props: RankingPanelProps) {
  const { edition, rated, ranking, choice, onChange, chosen, onChoose, view } = props
  const [openCode, open] = useState<string>()
  const metrics = useMemo(() => metricsIn(rated.data?.touchpoints ?? []), [rated.data])
  const list = useLines(props)
  const opened = list.rows.find(({ id }) => id === openCode)
  // left out or searched away: it would take the focus once it is back
  if (openCode !== undefined && ranking && !opened) open(undefined)
  const { frame, onLeaveOut } = useLeaveOut({ ranking, choice, rows: list.rows, onChange })
  const leaders = useLeaders(ranking)
  return (
    <div className="ranking" data-open={opened ? true : undefined}>
      <WeightsCard
        {...{ metrics, leaders }}
        weights={choice.weights}
        onChange={onChange && ((weights) => onChange({ weights }))}
      />
      <div ref={frame} className="ranked">
        <ListBody
          list={list}
          caption={words('ranking')}
          search={words('search')}
          beside={
            <>
              <ViewSwitch {...props} />
              {props.beside}
            </>
          }
          between={ranking && <LeftOut {...{ ranking, choice, onChange }} />}
          bulk={props.bulk ?? []}
          empty={props.empty || <EmptyState title={words('none')}>{words('none.text')}</EmptyState>}
        >
          {(lines) => {
            if (ranking!.metrics.length === 0)
              return <EmptyState title={words('unweighted')}>{words('unweighted.text')}</EmptyState>
            if (view === 'quadrants')
              return <Quadrants {...{ lines, edition, chosen, onChoose }} all={ranking!.lines} />
            return (
              <RankedTable
                {...props}
                {...{ lines, metrics, onLeaveOut }}
                current={opened?.id}
                onOpen={open}
              />
            )
          }}
        </ListBody>
      </div>
      {opened && ranking && (
        <TouchpointCard
          key={opened.id}
          {...{ line: opened, ranking, metrics, edition }}
          onLeaveOut={onLeaveOut && (() => onLeaveOut(opened.id))}
          onClose={() => open(undefined)}
        />
      )}
    </div>
  )
}

/** Searched by name or code; ticks are those of the screen, which outlive search and view. */
function useLines({ rated, ranking, chosen, onChoose, isShown }: RankingPanelProps) {
  const lines = ranking?.lines
  const shown = useMemo(() => (isShown ? lines?.filter(isShown) : lines), [lines, isShown])
  const list = useList<RankedLine>({
    name: 'ranking',
    rows: { ...rated, data: shown },
    search: ({ name, id }) => `${name} ${id}`,
  })
  const tickedRows = useMemo(() => lines?.filter(({ id }) => chosen.has(id)) ?? [], [lines, chosen])
  return { ...list, ticked: chosen, tickedRows, tick: (codes: ReadonlySet<string>) => onChoose?.(codes) }
}

interface RankedTableProps extends RankingPanelProps {
  lines: readonly RankedLine[]
  metrics: readonly string[]
  current: string | undefined
  onOpen(code: string): void
  onLeaveOut: ((code: string) => void) | undefined
}

function RankedTable({ lines, ranking, metrics, chosen, current, ...does }: RankedTableProps) {
  const { onOpen, onChoose, onLeaveOut } = does
  const format = useFormat()
  const heaviest = ranking!.metrics.toSorted((one, other) => other.weight - one.weight).slice(0, COLUMNS)
  const counting = metrics.filter((metric) => heaviest.some(({ name }) => name === metric))
  const tick = (code: string, isChosen: boolean) => {
    const rest = [...chosen].filter((each) => each !== code)
    onChoose!(new Set(isChosen ? [...rest, code] : rest))
  }
  const columns = rankedColumns({
    format,
    metrics,
    counting,
    chosen,
    onOpen,
    onLeaveOut,
    onChoose: onChoose && tick,
  })
  return (
    <>
      <DataTable
        caption={words('ranking')}
        hideCaption
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        pageSize={PAGE_ROWS}
        kept={KEPT}
        isCurrent={({ id }) => id === current}
        onOpen={({ id }) => onOpen(id)}
      />
      <p className="os-help">{words('ranking.note')}</p>
    </>
  )
}

const ViewSwitch = ({ view, onView }: Pick<RankingPanelProps, 'view' | 'onView'>) => (
  <RadioGroup
    label={words('view')}
    hideLabel
    layout="row"
    value={view}
    onChange={onView}
    options={[
      { value: 'table', label: words('ranking') },
      { value: 'quadrants', label: words('view.quadrants') },
    ]}
  />
)
