import { useState } from 'react'
import { CircleCheck, TriangleAlert } from 'lucide'
import { Badge } from '../../controls/badge.tsx'
import { Button } from '../../controls/button.tsx'
import { Checkbox } from '../../controls/checkbox.tsx'
import { Select } from '../../controls/select.tsx'
import type { Column } from '../../table/column.ts'
import { DataTable } from '../../table/data-table.tsx'
import { type Format, useFormat } from '../../words/format.ts'
import type { ColumnLook } from '../import/import-reader.ts'
import type { Cell } from '../sheet.ts'
import { words } from '../words/words.ts'
import { columnName } from '../xlsx/column-name.ts'
import type { ImportPlan } from './import-plan.ts'
import { StepProblem } from './step-problem.tsx'
import { type Import, missingFields, type SheetState, SURE_FROM } from './use-import.ts'
import { words as kitWords } from '../../words/words.ts'

interface StepProps<Key extends string> {
  plan: ImportPlan<Key>
  state: Import<Key>
}

/** The second step: which row holds the titles, and what each column is. */
export function ColumnsStep<Key extends string>({ plan, state }: StepProps<Key>) {
  const { sheets, busy, problem, goTo, cancel, include } = state
  const format = useFormat()
  const [shown, setShown] = useState(() => (sheets.find((each) => each.isIncluded) ?? sheets[0])!.index)
  const sheet = sheets.find(({ index }) => index === shown)!
  const choose = (index: number) => {
    setShown(index)
    if (plan.sheets === 'one') for (const each of sheets) include(each.index, each.index === index)
  }
  const included = sheets.filter(({ isIncluded }) => isIncluded)
  const missing = included.flatMap((each) => missingFields(each, plan))
  return (
    <>
      <div className="import-choices">
        {sheets.length > 1 && (
          <Select
            label={words('columns.sheet')}
            value={String(shown)}
            onChange={(index) => choose(Number(index))}
            options={sheets.map(({ index, name, rows }) => ({
              value: String(index),
              label: words('columns.sheetOf', { name, count: rows }),
            }))}
          />
        )}
        <TitleRow sheet={sheet} state={state} format={format} />
      </div>
      {sheets.length > 1 && plan.sheets === 'all' && (
        <Checkbox
          label={words('columns.included')}
          checked={sheet.isIncluded}
          onChange={(isIncluded) => include(shown, isIncluded)}
        />
      )}
      {sheet.columns.every(({ field }) => field === undefined) && <NothingKnown />}
      <Columns plan={plan} sheet={sheet} state={state} />
      {missing.length > 0 && (
        <p className="os-notice" data-tone="warning" role="status">
          {words('columns.missing', { fields: format.list([...new Set(missing.map(({ label }) => label))]) })}
        </p>
      )}
      {included.length === 0 && (
        <p className="os-notice" data-tone="warning" role="status">
          {words('columns.none')}
        </p>
      )}
      <StepProblem problem={problem} onRetry={() => goTo('review')} />
      <div className="os-row import-actions">
        <Button onClick={cancel}>{kitWords('tour.back')}</Button>
        <Button
          variant="primary"
          busy={busy !== undefined}
          disabled={missing.length > 0 || included.length === 0}
          onClick={() => goTo('review')}
        >
          {words('columns.next')}
        </Button>
      </div>
    </>
  )
}

const NothingKnown = () => (
  <p className="os-notice" data-tone="warning">
    <span>
      <strong>{words('columns.unknown.title')}.</strong> {words('columns.unknown.text')}
    </span>
  </p>
)

const TITLES_SHOWN = 5

function TitleRow<Key extends string>({
  sheet: { index, top, titleRow },
  state: { setTitleRow },
  format: { list },
}: {
  sheet: SheetState<Key>
  state: Import<Key>
  format: Format
}) {
  const options = top.map((row, at) => {
    const titles = row.flatMap((cell) => (cell === null || cell === '' ? [] : [textOf(cell)]))
    const label = { row: at + 1, titles: list(titles.slice(0, TITLES_SHOWN)) }
    return {
      value: String(at),
      label: titles.length > 0 ? words('columns.rowOf', label) : words('columns.rowEmpty', { row: at + 1 }),
    }
  })
  if (titleRow >= top.length)
    options.push({ value: String(titleRow), label: words('columns.rowEmpty', { row: titleRow + 1 }) })
  return (
    <Select
      label={words('columns.titleRow')}
      value={String(titleRow)}
      onChange={(row) => setTitleRow(index, Number(row))}
      options={options}
    />
  )
}

function Columns<Key extends string>({ plan, sheet, state }: StepProps<Key> & { sheet: SheetState<Key> }) {
  const { number, date } = useFormat()
  const said = (cell: Cell) =>
    typeof cell === 'number' ? number(cell) : cell instanceof Date ? date(cell) : textOf(cell)
  const nameOf = ({ title }: ColumnLook, column: number) =>
    title || words('columns.untitled', { column: columnName(column) })
  const rows = sheet.columns.map((look, column) => ({ look, column, name: nameOf(look, column) }))
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'column', title: words('columns.column'), cell: ({ name }) => name },
    {
      key: 'samples',
      title: words('columns.samples'),
      wideOnly: true,
      cell: ({ look }) => <span className="import-samples">{look.samples.map(said).join(' · ')}</span>,
    },
    {
      key: 'field',
      title: words('columns.field'),
      cell: ({ look, column, name }) => (
        <div className="import-field">
          <Select
            label={words('columns.fieldOf', { column: name })}
            hideLabel
            value={sheet.fieldOf.get(column) ?? ''}
            onChange={(field) =>
              state.setField(sheet.index, column, field === '' ? undefined : (field as Key))
            }
            options={[
              { value: '', label: words('columns.leaveOut') },
              ...plan.fields.map(({ key, label }) => ({ value: key, label })),
            ]}
          />
          <Confidence look={look} chosen={sheet.fieldOf.get(column)} />
        </div>
      ),
    },
  ]
  return (
    <DataTable
      caption={words('columns.table')}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ column }) => String(column)}
    />
  )
}

/** Of what was proposed; what the person has chosen needs no word. */
function Confidence({ look, chosen }: { look: ColumnLook; chosen: string | undefined }) {
  if (chosen === undefined || chosen !== look.field) return null
  return look.confidence >= SURE_FROM ? (
    <Badge tone="success" icon={CircleCheck}>
      {words('columns.sure')}
    </Badge>
  ) : (
    <Badge tone="warning" icon={TriangleAlert}>
      {words('columns.check')}
    </Badge>
  )
}

const textOf = (cell: Cell): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')
