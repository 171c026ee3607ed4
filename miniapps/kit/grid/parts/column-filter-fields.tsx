import { useMemo, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { Checkbox } from '../../controls/checkbox.tsx'
import { DateField } from '../../controls/date-field.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { readNumber } from '../../../domain/tabular/read-number.ts'
import { useFormat } from '../../words/format.ts'
import { copyTextOf, type GridColumn } from '../../table/column.ts'
import type { ColumnFilter } from '../grid-view.ts'
import { words } from '../words/words.ts'
import type { GridModel } from './use-grid.ts'

interface FilterFieldsProps<Row> {
  grid: GridModel<Row>
  column: GridColumn<Row>
}

interface FieldsProps<Kind extends ColumnFilter['kind'], Row> extends FilterFieldsProps<Row> {
  filter: Extract<ColumnFilter, { kind: Kind }> | undefined
  set(filter: ColumnFilter): void
}

/** The fields of a column's filter by its type; what is entered filters at once. */
export function ColumnFilterFields<Row>({ grid, column }: FilterFieldsProps<Row>) {
  const { view, setView } = grid
  const { [column.key]: filter, ...others } = view.filters
  const set = (next: ColumnFilter) => setView({ filters: { ...others, [column.key]: next } })
  const common = { grid, column, set }
  const of = <Kind extends ColumnFilter['kind']>(kind: Kind) =>
    filter?.kind === kind ? (filter as Extract<ColumnFilter, { kind: Kind }>) : undefined
  return (
    <fieldset className="os-grid-filter">
      <legend>{words('filter')}</legend>
      {column.type === 'text' && <HasText {...common} filter={of('text')} />}
      {column.type === 'number' && <BetweenNumbers {...common} filter={of('number')} />}
      {column.type === 'date' && <BetweenDays {...common} filter={of('date')} />}
      {column.type === 'choice' && <OneOf {...common} filter={of('choice')} />}
      {filter && (
        <Button size="s" variant="quiet" onClick={() => setView({ filters: others })}>
          {words('filter.clear')}
        </Button>
      )}
    </fieldset>
  )
}

function HasText<Row>({ filter, set }: FieldsProps<'text', Row>) {
  return (
    <TextField
      label={words('filter.has')}
      value={filter?.has ?? ''}
      onChange={(has) => set({ kind: 'text', has })}
    />
  )
}

/** What is typed stays as it is; it counts as far as it is a number. */
function BetweenNumbers<Row>({ filter, set, column }: FieldsProps<'number', Row>) {
  const format = useFormat()
  const { numberLocale } = format
  const text = copyTextOf(column, format)
  const [typed, setTyped] = useState({ from: text(filter?.from ?? null), to: text(filter?.to ?? null) })
  const field = (end: 'from' | 'to') => {
    const isWrong = typed[end].trim() !== '' && readNumber(typed[end], numberLocale) === undefined
    return (
      <TextField
        label={words(`filter.${end}`)}
        inputMode="decimal"
        value={filter ? typed[end] : ''}
        {...(isWrong ? { error: words('invalid.number') } : {})}
        onChange={(value) => {
          const next = { ...(filter ? typed : { from: '', to: '' }), [end]: value }
          setTyped(next)
          const read = (each: string) => readNumber(each, numberLocale) ?? null
          set({ kind: 'number', from: read(next.from), to: read(next.to) })
        }}
      />
    )
  }
  return (
    <div className="os-grid-between">
      {field('from')}
      {field('to')}
    </div>
  )
}

function BetweenDays<Row>({ filter, set }: FieldsProps<'date', Row>) {
  const { from = null, to = null } = filter ?? {}
  const field = (end: 'from' | 'to') => (
    <DateField
      label={words(`filter.${end}`)}
      value={(end === 'from' ? from : to) ?? ''}
      onChange={(day) => set({ kind: 'date', from, to, [end]: day === '' ? null : day })}
    />
  )
  return (
    <>
      {field('from')}
      {field('to')}
    </>
  )
}

function OneOf<Row>({ filter, set, grid, column }: FieldsProps<'choice', Row>) {
  const { compare } = useFormat()
  const { props, textOf } = grid
  const { rows } = props
  const choices = useMemo(() => {
    const text = textOf(column)
    const found = new Set<string>(column.choices)
    for (const row of rows) found.add(String(column.value(row) ?? ''))
    const all = [...found].map((value) => ({ value, label: text(value) || words('noValue') }))
    return column.choices ? all : all.toSorted((left, right) => compare(left.label, right.label))
  }, [rows, column, compare, textOf])
  const chosen = filter?.of ?? []
  return (
    <div className="os-choices os-grid-choices">
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(isOn) =>
            set({ kind: 'choice', of: isOn ? [...chosen, value] : chosen.filter((each) => each !== value) })
          }
        />
      ))}
    </div>
  )
}
