/** Change of an audience's size from which people are told. */
export const SIZE_ALERT_SHARE = 0.2

export interface SizeAlert {
  /** Share of the size before: -.24 is a loss of 24 %. */
  change: number
  /** Threshold that it passed, with its sign. */
  threshold: number
}

/** Null where the size stayed within a fifth, or nothing was there before. */
export function sizeAlert({ before, after }: { before: number | null; after: number }): SizeAlert | null {
  if (before === null || before <= 0) return null
  const change = (after - before) / before
  return Math.abs(change) >= SIZE_ALERT_SHARE
    ? { change, threshold: Math.sign(change) * SIZE_ALERT_SHARE }
    : null
}
