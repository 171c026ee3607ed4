import { DRIVERS, type Driver, product, withLevers } from './segment-value.ts'
import type { Drawn } from './simulate.ts'

export interface Swing {
  driver: Driver
  /** Worth with levers at either end of the range, less that at the figure itself. */
  low: number
  high: number
}

/** Effect of each uncertain figure on the worth of a segment, all others as they are: the widest first. */
export function tornado({ drivers, categoryPenetration, levers }: Drawn): Swing[] {
  const modes = Object.fromEntries(DRIVERS.map((driver) => [driver, drivers[driver].mode])) as Record<
    Driver,
    number
  >
  const worth = (changed: Partial<Record<Driver, number>>) =>
    product(withLevers({ ...modes, ...changed }, levers, categoryPenetration).now)
  const now = worth({})
  return DRIVERS.filter((driver) => drivers[driver].low !== drivers[driver].high)
    .map((driver): Swing => ({
      driver,
      low: worth({ [driver]: drivers[driver].low }) - now,
      high: worth({ [driver]: drivers[driver].high }) - now,
    }))
    .toSorted((one, other) => other.high - other.low - (one.high - one.low))
}
