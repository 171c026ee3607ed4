import type { Source } from './sources.ts'

/** Files that import each other in a ring, one line per ring; what is imported at run time counts as well. */
export function cycles(sources: readonly Pick<Source, 'path' | 'imports'>[]): string[] {
  const next = new Map(
    sources.map(({ path, imports }) => [path, imports.filter((each) => each.path).map((each) => each.path!)]),
  )
  const done = new Set<string>()
  const rings: string[] = []
  const visit = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path)
    if (start >= 0) return void rings.push([...way.slice(start), path].join(' -> '))
    if (done.has(path)) return
    for (const to of next.get(path) ?? []) visit(to, [...way, path])
    done.add(path)
  }
  for (const { path } of sources) visit(path, [])
  return rings
}
