import { findHeader } from '../planning/uploads/find-header.ts'
import { matchColumns, type UploadColumn } from '../planning/uploads/match-columns.ts'
import { columnsBelow } from './columns-below.ts'
import { likelyLocales } from './likely-locales.ts'
import { type PlanField, PLAN_FIELDS } from './plan-fields.ts'
import { stageLines } from './stage-lines.ts'
import { cellText, FILE_LOCALES, type FileLocale, type UploadCell } from './upload-cell.ts'

/** Columns that a vendor's earlier file had, by their labels; '' for those that were left out. */
export type KnownColumns = Readonly<Record<string, PlanField | ''>>

export interface ProposedColumn extends UploadColumn {
  /** The field that it seems to hold. */
  field?: PlanField
  /** 0 to 1, of its label and the field's names; 1 for a column that the template knows. */
  likeness: number
}

export interface Proposal {
  /** From 1; null where no row has headings that are known. */
  header: number | null
  locale: FileLocale
  columns: readonly ProposedColumn[]
}

export interface Proposing {
  rows: readonly (readonly UploadCell[])[]
  /** Of the person, for files that say nothing of their own. */
  usual: FileLocale
  header?: number
  locale?: FileLocale
  known?: KnownColumns
}

/** Rows by which a locale is told from another that reads as much. */
const ROWS_TRIED = 300

/** The row of headings, the locale and what each column holds, as far as a file says it; what is given is taken as given. */
export function proposeMapping({ rows, usual, known = {}, ...given }: Proposing): Proposal {
  const header = given.header ?? headerOf(rows)
  if (header === null) return { header, locale: given.locale ?? usual, columns: [] }
  const locale = given.locale ?? localeOf(rows, header, usual, known)
  return { header, locale, columns: columnsOf(rows, header, locale, known) }
}

const headerOf = (rows: Proposing['rows']): number | null => {
  const texts = rows.slice(0, ROWS_TRIED).map((row) => row.map((cell) => cellText(cell, 'en-GB')))
  return findHeader({ rows: texts, fields: PLAN_FIELDS })?.row ?? null
}

function columnsOf(
  rows: Proposing['rows'],
  header: number,
  locale: FileLocale,
  known: KnownColumns,
): ProposedColumn[] {
  const columns = columnsBelow(rows, header, locale)
  const taken = new Set(columns.map(({ label }) => known[label]))
  const fields = PLAN_FIELDS.filter(({ field }) => !taken.has(field))
  const open = columns.map((column) => (column.label in known ? { label: '', samples: [] } : column))
  const matched = matchColumns({ columns: open, fields, locale })
  const proposed = columns.map((column, at): ProposedColumn => {
    const remembered = known[column.label]
    if (remembered) return { ...column, field: remembered, likeness: 1 }
    const { field, likeness = 0 } = matched.find((each) => each.column === at) ?? {}
    return { ...column, ...(field && { field: field as PlanField }), likeness }
  })
  return withProperty(proposed)
}

/** The placement says it where no column is the site or the title. */
const withProperty = (columns: ProposedColumn[]): ProposedColumn[] =>
  columns.some(({ field }) => field === 'property')
    ? columns
    : columns.map((column) => (column.field === 'placement' ? { ...column, field: 'property' } : column))

/** Of locales that can read as much, the one by which the lines have the fewest faults: a flight seldom ends before it starts. */
function localeOf(
  rows: Proposing['rows'],
  header: number,
  usual: FileLocale,
  known: KnownColumns,
): FileLocale {
  const below = rows.slice(header - 1)
  const likely = likelyLocales(below, usual)
  if (likely.length === 1) return likely[0]!
  const tried = rows.slice(0, header + ROWS_TRIED)
  const faults = likely.map((locale) => {
    const mapping = mappingOf(columnsOf(tried, header, locale, known))
    return stageLines({ rows: tried, header, mapping, locale, currency: '' }).faults.length
  })
  return likely[faults.indexOf(Math.min(...faults))]!
}

export const mappingOf = (
  columns: readonly Pick<ProposedColumn, 'field'>[],
): ReadonlyMap<number, PlanField> =>
  new Map(columns.flatMap(({ field }, column) => (field ? [[column, field] as const] : [])))

/** The locale of files that is nearest to a person's own. */
export const usualLocale = (locale: string): FileLocale => {
  const same = FILE_LOCALES.find((each) => each === locale)
  if (same) return same
  return /^en\b/.test(locale) ? 'en-GB' : 'de-DE'
}
