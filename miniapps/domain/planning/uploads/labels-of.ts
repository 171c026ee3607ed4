/**
 * All that each column may be called: by its own cell, joined with the one above or with the last filled one
 * to the left of that, where a heading spans columns; by the one above alone where it has no own.
 */
export function labelsOf(row: readonly string[], above: readonly string[]): string[][] {
  let spanning = ''
  return Array.from({ length: Math.max(row.length, above.length) }, (_, column) => {
    const [own, over] = [row[column]?.trim() ?? '', above[column]?.trim() ?? '']
    spanning = over || spanning
    if (own === '') return [over]
    return spanning === '' ? [own] : [own, `${spanning} ${own}`]
  })
}
