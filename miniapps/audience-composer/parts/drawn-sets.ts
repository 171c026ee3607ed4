/** Sets and their exclusive cells as pictures show them; sizes in thousands, null where a licence hides one. */
export interface DrawnSets {
  names: readonly string[]
  sizes: readonly (number | null)[]
  cells: readonly DrawnCell[]
}

export interface DrawnCell {
  key: string
  /** Bit k is set k; null of what is taken together, because it stands for too few people. */
  mask: number | null
  name: string
  n: number | null
  universe: number | null
  /** Of the base. */
  share: number | null
}
