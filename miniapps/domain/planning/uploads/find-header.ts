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
    const labels = [...new Set(labelsIn(row, rows[place - 1] ?? []).flat())]
    const hits = fields.filter((field) => labels.some((label) => labelLikeness(label, field) >= ALIKE)).length
    if (hits >= FEWEST_HITS && hits > (best?.hits ?? 0)) best = { row: place + 1, hits }
  }
  return best
}

/**
 * All that each column may be called: by its own cell, joined with the one above or with the last filled one
 * to the left of that, where a heading spans columns; by the one above alone where it has no own.
 */
function labelsIn(row: readonly string[], above: readonly string[]): string[][] {
  let spanning = ''
  return Array.from({ length: Math.max(row.length, above.length) }, (_, column) => {
    const [own, over] = [row[column]?.trim() ?? '', above[column]?.trim() ?? '']
    spanning = over || spanning
    if (own === '') return [over]
    return spanning === '' ? [own] : [own, `${spanning} ${own}`]
  })
}
