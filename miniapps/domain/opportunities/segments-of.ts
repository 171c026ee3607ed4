import { type Body, textAt } from '../document/change.ts'
import { numbersIn } from '../document/numbered.ts'
import type { Triangle } from '../kernel/random.ts'
import { DRIVERS, type Driver, type Lever } from './segment-value.ts'

export interface NamedLever extends Lever {
  number: number
  name: string
  /** A test, a study, an estimate: whatever speaks for the lift. */
  evidence: string
}

/** A segment as a document says it, with what an own figure was left out of. */
export interface Segment {
  number: number
  name: string
  area: string
  /** Shares are 0 to 1, money is minor units; a figure without a range has its mode thrice. */
  drivers: Readonly<Record<Driver, Triangle>>
  /** 0 to 1. */
  categoryPenetration: number
  margin: number
  cost: number
  levers: readonly NamedLever[]
}

/** A range that does not hold its own figure. */
export interface WrongRange {
  segment: number
  driver: Driver
}

const PERCENT = 100

/** Segments whose four figures are there, in the order in which they were added. */
export function segmentsOf(body: Body): Segment[] {
  const levers = leversOf(body)
  return numbersIn(body, 'segments').flatMap((number): Segment | [] => {
    const at = (name: string) => numberAt(body, `segments/${number}/${name}`)
    const drivers = Object.fromEntries(DRIVERS.map((driver) => [driver, triangleAt(at, driver)]))
    if (Object.values(drivers).includes(null)) return []
    return {
      number,
      name: textAt(body, `segments/${number}/name`),
      area: textAt(body, `segments/${number}/area`),
      drivers: drivers as Record<Driver, Triangle>,
      categoryPenetration: (at('category') ?? PERCENT) / PERCENT,
      margin: (at('margin') ?? PERCENT) / PERCENT,
      cost: at('cost') ?? 0,
      levers: levers.filter(({ segment }) => segment === null || segment === number),
    }
  })
}

/** Ranges that no draw can be made of: the lower end above the figure, or the upper one below. */
export const wrongRanges = (segments: readonly Segment[]): WrongRange[] =>
  segments.flatMap(({ number, drivers }) =>
    DRIVERS.filter((driver) => {
      const { low, mode, high } = drivers[driver]
      return low > mode || high < mode
    }).map((driver) => ({ segment: number, driver })),
  )

function leversOf(body: Body): (NamedLever & { segment: number | null })[] {
  return numbersIn(body, 'levers').flatMap((number) => {
    const driver = DRIVERS.find((each) => each === body[`levers/${number}/driver`])
    const lift = numberAt(body, `levers/${number}/lift`)
    if (!driver || lift === null) return []
    const text = (name: string) => textAt(body, `levers/${number}/${name}`)
    const segment = numberAt(body, `levers/${number}/segment`)
    return [{ number, name: text('name'), evidence: text('evidence'), driver, lift: lift / PERCENT, segment }]
  })
}

function triangleAt(at: (name: string) => number | null, driver: Driver): Triangle | null {
  const scale = driver === 'penetration' ? PERCENT : 1
  const mode = at(driver)
  if (mode === null) return null
  return {
    low: (at(`${driver}Low`) ?? mode) / scale,
    mode: mode / scale,
    high: (at(`${driver}High`) ?? mode) / scale,
  }
}

function numberAt(body: Body, path: string): number | null {
  const value = body[path]
  return typeof value === 'number' ? value : null
}
