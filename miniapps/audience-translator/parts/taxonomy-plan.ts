import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import {
  readTaxonomy,
  type TaxonomyFault,
  type TaxonomyField,
  type TaxonomyRow,
} from '../../domain/taxonomies/read-taxonomy.ts'
import type { ImportRecord } from '../../kit/exchange/import/read-records.ts'
import type { ImportPlan, RecordValues, WizardField } from '../../kit/exchange/import-wizard/import-plan.ts'
import { words } from '../words/words.ts'

interface OfPlan {
  currency: string
  /** All rows that are right. */
  send(rows: readonly TaxonomyRow[]): Promise<void>
}

const FIELDS = ['id', 'parent', 'name', 'cpm', 'bridge'] as const

/** Titles that sellers give their columns. */
const TITLES: Readonly<Record<TaxonomyField, readonly string[]>> = {
  id: ['id', 'segment id', 'node id', 'code'],
  parent: ['parent', 'parent id', 'parent segment id'],
  name: ['name', 'segment', 'segment name', 'title'],
  cpm: ['cpm', 'price', 'rate', 'tkp'],
  bridge: ['bridge', 'expression', 'survey expression'],
}

/** A file of nodes: rows are judged together, since a parent may stand anywhere. */
export function taxonomyPlan({ currency, send }: OfPlan): ImportPlan<TaxonomyField> {
  const rowOf = rowIn(currency)
  return {
    fields: FIELDS.map((key): WizardField<TaxonomyField> => ({
      key,
      label: words(`column.${key}`),
      titles: [words(`column.${key}`), ...TITLES[key]],
      kind: key === 'cpm' ? 'number' : 'text',
      ...((key === 'id' || key === 'name') && { required: true }),
    })),
    sheets: 'one',
    emptyCells: 'keep',
    // each row by itself: twins are told apart by what is wrong with the second
    idOf: () => undefined,
    existing: new Map(),
    nameOf: ({ name }) => textOf(name),
    ask: (records) => Promise.resolve({ notes: () => [], check: faultsAmong(records, rowOf) }),
    problemWords: ({ code, values = {} }) =>
      code.startsWith('fault.') ? words(code as 'fault.twin-id', { row: values['row'] ?? 0 }) : undefined,
    apply: (records) => send(records.map(rowOf)),
  }
}

const rowIn =
  (currency: string) =>
  ({ row, values }: ImportRecord<TaxonomyField>): TaxonomyRow => ({
    row,
    id: textOf(values.id),
    parent: textOf(values.parent),
    name: textOf(values.name),
    cpm: typeof values.cpm === 'number' ? Math.round(values.cpm * 10 ** minorDigits(currency)) : null,
    bridge: textOf(values.bridge),
  })

/** Tells of each row what is wrong with it among all of them. */
function faultsAmong(
  records: readonly ImportRecord<TaxonomyField>[],
  rowOf: (record: ImportRecord<TaxonomyField>) => TaxonomyRow,
) {
  const { faults } = readTaxonomy(records.map(rowOf))
  const byRow = new Map(faults.map((fault) => [fault.row, fault]))
  const rowBy = new Map<RecordValues<TaxonomyField>, number>(records.map(({ row, values }) => [values, row]))
  return (values: RecordValues<TaxonomyField>) => {
    const fault = byRow.get(rowBy.get(values) ?? -1)
    return fault && { field: fault.field, ...problemOf(fault) }
  }
}

const problemOf = ({ code, other, row }: TaxonomyFault) => ({
  code: `fault.${code}`,
  values: { row: other ?? row },
})

const textOf = (cell: RecordValues<TaxonomyField>[TaxonomyField]): string =>
  cell === null || cell === undefined ? '' : String(cell).trim()
