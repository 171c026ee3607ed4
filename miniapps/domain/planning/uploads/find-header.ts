import { labelsOf } from './labels-of.ts'
import { labelLikeness, type UploadField } from './upload-field.ts'

/** A vendor's logo, address and terms stand above the table, seldom more. */
const ROWS_LOOKED_AT = 50
const ALIKE = 0.85
const FEWEST_HITS = 2

export interface Header {
  /** Counted from 1; of two rows that make one heading the lower, so that the lines always begin below it. */
  row: number
  /** Fields with a label there. */
  hits: number
}

/**
 * The row of a sheet that has the headings: of the first 50 the one where most fields have a label of
 * likeness 0.85 or more, the first of equals. Headings in two rows are read together: "Net" above "cost" is
 * "Net cost". Null where no row has labels of two fields.
 */
export function findHeader({
  rows,
  fields,
}: {
  rows: readonly (readonly string[])[]
  fields: readonly UploadField[]
}): Header | null {
  let best: Header | null = null
  for (const [place, row] of rows.slice(0, ROWS_LOOKED_AT).entries()) {
    const labels = [...new Set(labelsOf(row, rows[place - 1] ?? []).flat())]
    const hits = fields.filter((field) =>
      labels.some((label) => labelLikeness(label, field, ALIKE) >= ALIKE),
    ).length
    if (hits >= FEWEST_HITS && hits > (best?.hits ?? 0)) best = { row: place + 1, hits }
  }
  return best
}
