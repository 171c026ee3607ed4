import { PLAN_FIELD_KEYS, type PlanField } from '../../domain/uploads/plan-fields.ts'
import type { ProposedColumn } from '../../domain/uploads/propose-mapping.ts'
import { Select } from '../../kit/controls/select.tsx'
import { words as fileWords } from '../../kit/exchange/words/words.ts'
import { columnName } from '../../kit/exchange/xlsx/column-name.ts'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import type { SheetLook } from '../reading/upload-reader.ts'
import { words } from '../words/words.ts'
import { fieldName } from './field-name.ts'

interface MappingTableProps {
  look: SheetLook
  onChange(column: number, field: PlanField | undefined): void
}

interface Row extends ProposedColumn {
  column: number
  name: string
}

const SAMPLES_SHOWN = 3

/** Each column of the file with the field that it holds, and how alike the two are called. */
export function MappingTable({ look, onChange }: MappingTableProps) {
  const { percent } = useFormat()
  const rows = look.columns.map((each, column): Row => ({
    ...each,
    column,
    name: each.label || fileWords('columns.untitled', { column: columnName(column) }),
  }))
  const options = [
    { value: '', label: fileWords('columns.leaveOut') },
    ...PLAN_FIELD_KEYS.map((value) => ({ value, label: fieldName(value) })),
  ]
  const columns: Column<Row>[] = [
    { key: 'column', title: fileWords('columns.column'), cell: ({ name }) => name },
    {
      key: 'samples',
      title: fileWords('columns.samples'),
      wideOnly: true,
      cell: ({ samples }) => (
        <span className="import-samples">{samples.slice(0, SAMPLES_SHOWN).join(' · ')}</span>
      ),
    },
    {
      key: 'field',
      title: words('importedAs'),
      cell: ({ column, name, field }) => (
        <Select
          label={words('importedAsOf', { column: name })}
          hideLabel
          value={field ?? ''}
          onChange={(next) => onChange(column, next === '' ? undefined : (next as PlanField))}
          options={options}
        />
      ),
    },
    {
      key: 'likeness',
      title: words('likeness'),
      cell: ({ field, likeness }) => (field && likeness > 0 ? percent(likeness) : '–'),
    },
  ]
  return (
    <DataTable
      caption={words('columns')}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ column }) => String(column)}
    />
  )
}
