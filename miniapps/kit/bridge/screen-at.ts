/** The first of these paths that the tail of an address is, with what stands where the path has a `:name`. */
export function screenAt(
  paths: readonly string[],
  tail: string,
): { path: string; params: Readonly<Record<string, string>> } | undefined {
  const given = segmentsOf(tail)
  for (const path of paths) {
    const asked = segmentsOf(path)
    if (asked.length !== given.length) continue
    if (!asked.every((segment, index) => segment.startsWith(':') || segment === given[index])) continue
    const named = asked.flatMap((segment, index) =>
      segment.startsWith(':') ? [[segment.slice(1), given[index]!]] : [],
    )
    return { path, params: Object.fromEntries(named) as Record<string, string> }
  }
  return undefined
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean).map(decoded)

/** What cannot be decoded is taken as it stands. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
