import { plainText } from '../tabular/likeness.ts'
import type { ReportPlace } from './report-sums.ts'

/** A line of a plan by the names that a report may have for it. */
export interface NamedLine {
  id: string
  vendor: string
  property: string
}

type Names = Pick<ReportPlace, 'line' | 'vendor' | 'property'>

/**
 * The line that a report's names mean: by its id, else by vendor and property, else by the one of these that
 * no other line has. Null where none or several fit: a guess would book figures on the wrong line.
 */
export function lineFinder(lines: readonly NamedLine[]): (place: Names) => string | null {
  const byId = new Map(lines.map(({ id }) => [plainText(id), id]))
  const byNames = new Map<string, string | null>()
  for (const { id, vendor, property } of lines)
    for (const name of new Set([vendor + property, property, vendor].map(plainText)))
      if (name) byNames.set(name, byNames.has(name) ? null : id)
  return ({ line, vendor, property }) => {
    const [named, both] = [plainText(line), plainText(vendor + property)]
    if (named) return byId.get(named) ?? byNames.get(named) ?? (both ? (byNames.get(both) ?? null) : null)
    return byNames.get(both) ?? null
  }
}
