import { labelsOf } from '../planning/uploads/labels-of.ts'
import type { UploadColumn } from '../planning/uploads/match-columns.ts'
import { labelLikeness } from '../planning/uploads/upload-field.ts'
import { PLAN_FIELDS } from './plan-fields.ts'
import { cellText, type UploadCell } from './upload-cell.ts'

/** Filled cells of a column by which its type is told. */
const SAMPLES = 30

/**
 * The columns of a sheet below a row of headings, from 1: each with the label that is most like a field, of its own cell and
 * those joined with the heading above.
 */
export function columnsBelow(
  rows: readonly (readonly UploadCell[])[],
  header: number,
  locale: string,
): UploadColumn[] {
  const textsAt = (place: number) => (rows[place] ?? []).map((cell) => cellText(cell, locale))
  const labels = labelsOf(textsAt(header - 1), textsAt(header - 2))
  const below = rows.slice(header)
  const width = below.reduce((most, { length }) => Math.max(most, length), labels.length)
  return Array.from({ length: width }, (_, column) => ({
    label: bestOf(labels[column] ?? ['']),
    samples: samplesOf(below, column, locale),
  }))
}

/** The first of equals, which is the column's own. */
function bestOf(labels: readonly string[]): string {
  const likeness = (label: string) => Math.max(...PLAN_FIELDS.map((field) => labelLikeness(label, field)))
  return labels
    .map((label) => ({ label, likeness: likeness(label) }))
    .reduce((best, each) => (each.likeness > best.likeness ? each : best)).label
}

function samplesOf(rows: readonly (readonly UploadCell[])[], column: number, locale: string): string[] {
  const samples: string[] = []
  for (const row of rows) {
    const text = cellText(row[column] ?? null, locale)
    if (text !== '' && samples.push(text) === SAMPLES) break
  }
  return samples
}
