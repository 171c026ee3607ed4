import { useState, type CSSProperties, type KeyboardEvent } from 'react'
import { CalendarRange } from 'lucide'
import { useSheet } from '../../bridge/use-sheet.ts'
import { Button } from '../../controls/button.tsx'
import { todayHere } from '../../controls/dates/periods.ts'
import { EmptyState } from '../../controls/empty-state.tsx'
import { useOverflow } from '../../controls/use-overflow.ts'
import { DataTable } from '../../table/data-table.tsx'
import { useFormat } from '../../words/format.ts'
import { words } from '../words/words.ts'
import { dayAfter, timeScale, type TimeScale, type TimeUnit } from './time-scale.ts'
import sheet from './timeline.css?sheet'
import { words as kitWords } from '../../words/words.ts'

export interface TimelineRow {
  key: string
  label: string
  /** First and last day: `2026-01-05`. */
  from: string
  to: string
  /** On the bar: a status, an owner. */
  note?: string
}

interface TimelineProps {
  label: string
  rows: readonly TimelineRow[]
  unit?: TimeUnit
  /** Enter on a bar, or a press. */
  onOpen?: (key: string) => void
  today?: string
}

/** What happens when: a bar for each row over months or quarters, or the same as a table. */
export function Timeline({ label, rows, unit = 'month', onOpen, today = todayHere() }: TimelineProps) {
  useSheet(sheet)
  const [isTable, setTable] = useState(false)
  if (rows.length === 0)
    return <EmptyState title={words('timeline.empty')} icon={CalendarRange} headingLevel={3} />
  return (
    <figure className="os-timeline" aria-label={label}>
      <div className="os-timeline-head">
        <Button size="s" variant="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {words('timeline.table')}
        </Button>
      </div>
      {isTable ? <Twin label={label} rows={rows} /> : <Bars {...{ rows, unit, onOpen, today }} />}
    </figure>
  )
}

function Twin({ label, rows }: Pick<TimelineProps, 'label' | 'rows'>) {
  const { date } = useFormat()
  return (
    <DataTable
      caption={label}
      hideCaption
      columns={[
        {
          key: 'label',
          title: kitWords('name'),
          cell: (row) => row.label,
          value: (row) => row.label,
        },
        {
          key: 'from',
          title: words('timeline.from'),
          cell: (row) => date(row.from),
          value: (row) => row.from,
        },
        { key: 'to', title: words('timeline.to'), cell: (row) => date(row.to), value: (row) => row.to },
      ]}
      rows={rows}
      rowKey={(row) => row.key}
    />
  )
}

interface BarsProps {
  rows: readonly TimelineRow[]
  unit: TimeUnit
  onOpen: TimelineProps['onOpen']
  today: string
}

function Bars({ rows, unit, onOpen, today }: BarsProps) {
  const { frame, overflows } = useOverflow()
  const [focused, setFocused] = useState(rows[0]!.key)
  const scale = timeScale(
    rows.flatMap(({ from, to }) => [from, to]),
    unit,
  )
  const current = rows.some(({ key }) => key === focused) ? focused : rows[0]!.key
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = rows.findIndex(({ key }) => key === current)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
    const row = next === undefined ? undefined : rows[next]
    if (!row) return
    event.preventDefault()
    setFocused(row.key)
    event.currentTarget.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.key)}"]`)?.focus()
  }
  const at = scale.shareOf(today)
  return (
    // A frame that scrolls must be reached by keys; its bars take the arrows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-tabindex
    <div ref={frame} className="os-timeline-frame" tabIndex={overflows ? 0 : undefined} onKeyDown={move}>
      <div className="os-timeline-body" style={{ '--spans': scale.spans.length } as CSSProperties}>
        <Axis scale={scale} unit={unit} />
        <ul>
          {rows.map((row) => (
            <Bar
              key={row.key}
              {...{ row, scale, onOpen }}
              isCurrent={row.key === current}
              onFocus={() => setFocused(row.key)}
            />
          ))}
        </ul>
        {at >= 0 && at <= 1 && (
          <div className="os-timeline-track" aria-hidden="true">
            <span className="os-timeline-today" style={{ insetInlineStart: percent(at) }}>
              {words('timeline.today')}
            </span>
          </div>
        )}
      </div>
    </div>
  )
}

/** Years above, months or quarters below. */
function Axis({ scale, unit }: { scale: TimeScale; unit: TimeUnit }) {
  const { dateFormat } = useFormat()
  const months = dateFormat({ month: 'short', timeZone: 'UTC' })
  return (
    <div className="os-timeline-axis" aria-hidden="true">
      {scale.spans.map(({ day, share }, index) => {
        const isYear = index === 0 || day.slice(5, 7) === '01'
        const quarter = Math.ceil(Number(day.slice(5, 7)) / 3)
        return (
          <span key={day} style={{ width: percent(share) }}>
            <span>{isYear ? day.slice(0, 4) : ''}</span>
            <span>
              {unit === 'quarter'
                ? words('timeline.quarter', { quarter: String(quarter) })
                : months.format(Date.parse(day))}
            </span>
          </span>
        )
      })}
    </div>
  )
}

interface BarProps {
  row: TimelineRow
  scale: TimeScale
  onOpen: TimelineProps['onOpen']
  isCurrent: boolean
  onFocus(): void
}

function Bar({ row, scale, onOpen, isCurrent, onFocus }: BarProps) {
  const { date } = useFormat()
  const start = scale.shareOf(row.from)
  const width = scale.shareOf(dayAfter(row.to)) - start
  const said = words('timeline.bar', { label: row.label, from: date(row.from), to: date(row.to) })
  const shown = {
    className: 'os-timeline-bar',
    'data-row': row.key,
    tabIndex: isCurrent ? 0 : -1,
    'aria-label': row.note ? `${said}, ${row.note}` : said,
    title: said,
    style: { insetInlineStart: percent(start), width: percent(width) },
    onFocus,
    children: <span>{row.note}</span>,
  }
  return (
    <li>
      <span className="os-timeline-label">{row.label}</span>
      <span className="os-timeline-lane">
        {onOpen ? (
          <button type="button" {...shown} onClick={() => onOpen(row.key)} />
        ) : (
          <span role="img" {...shown} />
        )}
      </span>
    </li>
  )
}

const percent = (share: number): string => `${share * 100}%`
