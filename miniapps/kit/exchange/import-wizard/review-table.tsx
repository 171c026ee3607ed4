import type { ReactNode } from 'react'
import type { Column } from '../../table/column.ts'
import { DataTable } from '../../table/data-table.tsx'
import { useFormat } from '../../words/format.ts'
import type { FieldChange } from '../import/preview-import.ts'
import type { ImportProblem, ImportRecord } from '../import/read-records.ts'
import type { Cell } from '../sheet.ts'
import { words } from '../words/words.ts'
import type { ImportPlan } from './import-plan.ts'
import { addressOf, cellWords, labelOf, valueWords } from './import-words.ts'
import type { Review } from './review-import.ts'

export type Shown = 'changed' | 'added' | 'unchanged' | 'problems' | 'repeated'

interface TableProps<Key extends string> {
  plan: ImportPlan<Key>
  review: Review<Key>
}

const PAGE_ROWS = 50

/** One kind of rows of a file. */
export function ReviewTable<Key extends string>({ shown, ...props }: TableProps<Key> & { shown: Shown }) {
  return shown === 'problems' ? <Problems {...props} /> : <Records {...props} shown={shown} />
}

interface Row<Key extends string> {
  record: ImportRecord<Key>
  what?: ReactNode
}

function Records<Key extends string>({
  plan,
  review,
  shown,
}: TableProps<Key> & { shown: Exclude<Shown, 'problems'> }) {
  const said = useSaid(plan)
  const columns: Column<Row<Key>>[] = [
    { key: 'what', title: words('review.what'), cell: ({ record }) => plan.nameOf(record.values) },
    { key: 'row', title: words('review.row'), wideOnly: true, cell: ({ record }) => addressOf(record) },
  ]
  if (shown !== 'unchanged')
    columns.push({
      key: 'changes',
      title: words(shown === 'added' ? 'review.values' : 'review.changes'),
      cell: ({ what }) => what,
    })
  const rows: Record<typeof shown, () => Row<Key>[]> = {
    changed: () =>
      review.changed.map(({ record, changes }) => ({
        record,
        what: <Changes plan={plan} changes={changes} said={said} />,
      })),
    added: () =>
      review.added.map((record) => ({ record, what: <Values plan={plan} record={record} said={said} /> })),
    unchanged: () => review.unchanged.map((record) => ({ record })),
    repeated: () =>
      review.repeated.map(({ record, first }) => ({
        record,
        what: words('review.sameAs', { row: addressOf(first) }),
      })),
  }
  return (
    <DataTable
      caption={words(`review.${shown}`, { count: review[shown].length })}
      hideCaption
      columns={columns}
      rows={rows[shown]()}
      rowKey={({ record }) => `${record.sheet} ${record.row}`}
      pageSize={PAGE_ROWS}
      empty={words('review.noneOf')}
    />
  )
}

type Said<Key extends string> = (field: Key, value: Cell) => string

function useSaid<Key extends string>(plan: ImportPlan<Key>): Said<Key> {
  const format = useFormat()
  return (field, value) => valueWords(plan, field, value, format)
}

function Changes<Key extends string>({
  plan,
  changes,
  said,
}: {
  plan: ImportPlan<Key>
  changes: readonly FieldChange<Key>[]
  said: Said<Key>
}) {
  return (
    <ul className="import-changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {words.rich('review.change', {
            field: labelOf(plan.fields, field),
            before: said(field, before),
            after: said(field, after),
            del: (chunks) => <del key="del">{chunks}</del>,
            ins: (chunks) => <ins key="ins">{chunks}</ins>,
          })}
        </li>
      ))}
    </ul>
  )
}

function Values<Key extends string>({
  plan,
  record,
  said,
}: {
  plan: ImportPlan<Key>
  record: ImportRecord<Key>
  said: Said<Key>
}) {
  const shown = plan.fields.filter(({ key, names }) => !names && (record.values[key] ?? null) !== null)
  return (
    <ul className="import-changes">
      {shown.map(({ key, label }) => (
        <li key={key}>{words('review.value', { field: label, value: said(key, record.values[key]!) })}</li>
      ))}
    </ul>
  )
}

function Problems<Key extends string>({ plan, review }: TableProps<Key>) {
  const columns: Column<ImportProblem<Key>>[] = [
    { key: 'cell', title: words('review.cell'), cell: addressOf },
    { key: 'column', title: words('review.column'), cell: ({ field }) => labelOf(plan.fields, field) },
    { key: 'problem', title: words('review.problem'), cell: (problem) => cellWords(plan, problem) },
  ]
  return (
    <DataTable
      caption={words('review.problems', { count: review.problems.length })}
      hideCaption
      columns={columns}
      rows={review.problems}
      rowKey={({ sheet, row, field }) => `${sheet} ${row} ${field}`}
      pageSize={PAGE_ROWS}
    />
  )
}
