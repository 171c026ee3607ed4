const COUNT_OF_KINDS = 8

const DASHES = [undefined, '7 3', '2 3', '9 3 2 3', '4 2', '12 3', '1 2', '6 2 1 2 1 2'] as const

/** The colour of a series; the ninth begins again. */
export const kindColor = (place: number): string =>
  `var(--os-color-data-comparative-${(place % COUNT_OF_KINDS) + 1})`

/** The dashes of a line: others than those of the line that had the same colour before. */
export const dashOf = (place: number): string | undefined =>
  DASHES[(place + Math.floor(place / COUNT_OF_KINDS)) % DASHES.length]
