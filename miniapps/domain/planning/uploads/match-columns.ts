import { isOfType, labelLikeness, type UploadField } from './upload-field.ts'

const ALIKE = 0.8
/** Part of a column's filled samples that has to be of the field's type. */
const OF_TYPE = 0.5

export interface UploadColumn {
  label: string
  /** Some cells below the label, as they are written. */
  samples: readonly string[]
}

export interface MatchedColumn {
  /** Place of the column, from 0. */
  column: number
  field: string
  /** 0 to 1, of the label and the field's name or a synonym. */
  likeness: number
}

/**
 * Which column holds which field, as a proposal: alike by 0.8 or more, and at least half of the filled
 * samples of the field's type as the locale writes it; an empty column is of every type. The most alike pair
 * first, of equals the earlier column and then the earlier field; each column and each field once. In the
 * order of columns.
 */
export function matchColumns({
  columns,
  fields,
  locale,
}: {
  columns: readonly UploadColumn[]
  fields: readonly UploadField[]
  locale: string
}): MatchedColumn[] {
  const pairs = columns.flatMap(({ label, samples }, column) =>
    fields
      .map((field) => ({ column, field, likeness: labelLikeness(label, field, ALIKE) }))
      .filter(({ field, likeness }) => likeness >= ALIKE && isHeldBy(samples, field, locale)),
  )
  const matched: MatchedColumn[] = []
  for (const { column, field, likeness } of pairs.toSorted((one, other) => other.likeness - one.likeness))
    if (!matched.some((each) => each.column === column || each.field === field.field))
      matched.push({ column, field: field.field, likeness })
  return matched.toSorted((one, other) => one.column - other.column)
}

function isHeldBy(samples: readonly string[], { type }: UploadField, locale: string): boolean {
  const filled = samples.filter((sample) => sample.trim() !== '')
  const fitting = filled.filter((sample) => isOfType(sample, type, locale))
  return fitting.length >= OF_TYPE * filled.length
}
