/** One path in a box of 24 by 24 and whether it has the second colour. */
export interface ShapePart {
  path: string
  second: boolean
}

/** Tiles in a box of 11 by 11, drawn from the tile's corner. */
const TILES = [
  'h11v11h-11z',
  'm0 11v-11a11 11 0 0 1 11 11z',
  'h11a11 11 0 0 1-11 11z',
  'm11 0v11h-11a11 11 0 0 1 11-11z',
  'm11 11a11 11 0 0 1-11-11h11z',
  'm0 5.500a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0z',
  'm0 11l11-11v11z',
] as const

const CORNERS = ['M0 0', 'M13 0', 'M0 13', 'M13 13'] as const

/** A tenant's sign: four tiles chosen by its code, the same wherever it is drawn. */
export function tenantShape(code: string): readonly ShapePart[] {
  let hash = hashOf(code)
  const accent = hash % CORNERS.length
  return CORNERS.map((corner, index) => {
    hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995) >>> 0
    return { path: `${corner}${TILES[hash % TILES.length]}`, second: index === accent }
  })
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0
  return hash
}
