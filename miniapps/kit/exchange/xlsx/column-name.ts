/** `A` for 0, `Z` for 25, `AA` for 26. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}

/** The column of an address such as `BC12`, from 0; undefined for what is none. */
export function columnOf(address: string): number | undefined {
  let column = 0
  let at = 0
  for (; at < address.length; at++) {
    const letter = address.charCodeAt(at)
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return at > 0 ? column - 1 : undefined
}
