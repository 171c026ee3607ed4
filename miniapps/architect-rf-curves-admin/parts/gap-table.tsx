import { CircleDashed } from 'lucide'
import { type ApprovedDays, gapMatrix, type MatrixCell, type Standing } from '../../domain/curves/gaps.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { action } from '../../kit/actions/action.ts'
import { type Acting, useActing } from '../../kit/actions/use-acting.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import { Badge, type Tone } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { todayHere } from '../../kit/controls/dates/periods.ts'
import { Link } from '../../kit/controls/link.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { NewCurveDialog } from './new-curve-dialog.tsx'
import { useTouchpoints } from './use-touchpoints.ts'

const TONES: Readonly<Record<Standing, Tone>> = {
  approved: 'success',
  coming: 'information',
  draft: 'warning',
  ended: 'neutral',
  missing: 'neutral',
}

const FILL = action<{ market: string; touchpoint: string }>({
  key: 'fill',
  label: () => words('create'),
  run: ({ open }, gap) => open(NewCurveDialog, gap),
})

interface GapTableProps {
  lines: readonly DocumentRow[]
  approved: readonly ApprovedDays[]
}

/** Touchpoints by markets; what is missing begins with a press. */
export function GapTable({ lines, approved }: GapTableProps) {
  const { regionName } = useFormat()
  const touchpoints = useTouchpoints()
  const acting = useActing()
  const today = todayHere(new Date(useNow()))
  const codes = touchpoints.map(({ code }) => code)
  const { markets, rows, counts } = gapMatrix({ lines, approved, touchpoints: codes, today })
  const nameOf = (code: string) => touchpoints.find((each) => each.code === code)?.name ?? code
  type Row = (typeof rows)[number]
  const columns: readonly Column<Row>[] = [
    { key: 'touchpoint', title: planningWords('touchpoint'), value: ({ touchpoint }) => nameOf(touchpoint) },
    ...markets.map((market, place): Column<Row> => ({
      key: market,
      title: regionName(market),
      value: ({ cells }) => words(`standing.${cells[place]!.standing}`),
      cell: ({ cells, touchpoint }) => (
        <Cell cell={cells[place]!} name={nameOf(touchpoint)} acting={acting} />
      ),
    })),
  ]
  return (
    <>
      <p className="gap-counts" role="status">
        {(['approved', 'coming', 'draft', 'ended', 'missing'] as const)
          .filter((standing) => counts[standing] > 0)
          .map((standing) => (
            <span key={standing}>{words(`count.${standing}`, { count: counts[standing] })}</span>
          ))}
      </p>
      <DataTable
        caption={words('gaps')}
        hideCaption
        rows={rows}
        rowKey={({ touchpoint }) => touchpoint}
        columns={columns}
      />
      {acting.dialog}
    </>
  )
}

interface CellProps {
  cell: MatrixCell
  name: string
  acting: Acting
}

function Cell({ cell: { market, touchpoint, curves }, name, acting }: CellProps) {
  const { basePath } = useMiniApp().route
  const { regionName } = useFormat()
  if (curves.length === 0)
    return (
      <Button
        variant="quiet"
        size="s"
        icon={CircleDashed}
        aria-label={words('gap', { touchpoint: name, market: regionName(market) })}
        onClick={() => acting.run(FILL, { market, touchpoint })}
      >
        {words('standing.missing')}
      </Button>
    )
  return (
    <span className="gap-cell">
      {curves.map(({ line, standing, version }) => (
        <Link key={line.id} look="plain" to={`${basePath}/${encodeURIComponent(line.id)}`}>
          <Badge tone={TONES[standing]}>
            {version
              ? words('cell', { standing: words(`standing.${standing}`), version })
              : words(`standing.${standing}`)}
          </Badge>
          <span className="os-visually-hidden">
            {words('cellOf', { touchpoint: name, market: regionName(market) })}
          </span>
        </Link>
      ))}
    </span>
  )
}
