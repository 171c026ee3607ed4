import type { SheetRow } from '../document/sheet.ts'
import { minorDigits } from '../kernel/money/minor-digits.ts'
import { UNIT_MAX_CHARACTERS } from '../plans/limits.ts'
import { lineCost, type RateType } from '../planning/costs/line-cost.ts'
import type { StagedValues } from './stage-lines.ts'

/** Values that all lines of an upload have in common. */
export interface UploadWorld {
  vendor: string
  currency: string
  /** Of lines that name none: the brand's. */
  market: string
  /** Codes of the library by the names that the file has for touchpoints. */
  touchpoints: Readonly<Record<string, string>>
  /** Thing that quantities count, such as impressions: the title of their column. */
  unit: string
  /** By the title of the column of rates; null where it names none. */
  rateType: RateType | null
}

const RATE_UNIT = 10_000
const ALL_BASIS_POINTS = 10_000
/** Of rates that name no kind, those by which units are bought. */
const BY_UNITS = ['cpm', 'spot'] as const satisfies readonly RateType[]
/** Fewer units are spots or pages, more are impressions, where no stated cost tells. */
const IMPRESSIONS_FROM = 1000

/** Cells of a plan's line. It costs what the file says, to the minor unit. */
export function lineCells(values: StagedValues, world: UploadWorld): SheetRow {
  const { property, placement, touchpoint, quantity, start, end, format, notes, rating, length } = values
  const cells = {
    vendor: values.vendor ?? world.vendor,
    property: [property, placement].filter((each) => each !== undefined).join(' · '),
    touchpoint: touchpoint === undefined ? undefined : world.touchpoints[String(touchpoint)],
    market: values.market ?? world.market,
    format,
    unit: quantity === undefined ? undefined : world.unit.slice(0, UNIT_MAX_CHARACTERS),
    quantity,
    start,
    end,
    notes,
    rating,
    length,
    ...costCells(values, world),
  }
  return Object.fromEntries(
    Object.entries(cells).filter(([, value]) => value !== undefined && value !== ''),
  ) as SheetRow
}

interface CostCells {
  rateType: RateType
  rate: number
  rateIs?: 'gross'
  commission?: number
}

/** Rate and quantity where they make the stated cost; a flat amount where they do not, or where there is none. */
export function costCells(values: StagedValues, world: UploadWorld): CostCells {
  const commission = commissionOf(values)
  const ours = commission > 0 ? { commission } : {}
  for (const bought of waysToBuy(values, world))
    if (costs(bought, commission, values, world)) return { ...bought, ...ours }
  const { net, gross } = values
  const flat = (amount: number) => ({
    rateType: 'flat' as const,
    rate: (amount * RATE_UNIT) / 10 ** minorDigits(world.currency),
  })
  if (net !== undefined) return { ...flat(Number(net)), ...ours }
  return { ...flat(Number(gross ?? 0)), rateIs: 'gross', ...ours }
}

/** Whether a line costs another amount than its rate and quantity make, so that it is kept as a flat one. */
export const isFlattened = (values: StagedValues, world: UploadWorld): boolean =>
  values.rate !== undefined &&
  values.quantity !== undefined &&
  values.rateType !== 'flat' &&
  costCells(values, world).rateType === 'flat'

/** As stated, or what lies between gross and net. */
function commissionOf({ commission, net, gross }: StagedValues): number {
  if (typeof commission === 'number') return commission
  if (typeof net !== 'number' || typeof gross !== 'number' || gross <= net) return 0
  return Math.round((1 - net / gross) * ALL_BASIS_POINTS)
}

function waysToBuy({ rate, rateType, quantity }: StagedValues, world: UploadWorld): CostCells[] {
  if (typeof rate !== 'number') return []
  const type = (rateType as RateType | undefined) ?? world.rateType
  const types = type ? [type] : Number(quantity ?? 0) < IMPRESSIONS_FROM ? BY_UNITS.toReversed() : BY_UNITS
  return types.flatMap((each) => [
    { rateType: each, rate },
    { rateType: each, rate, rateIs: 'gross' as const },
  ])
}

/** Whether a way to buy makes the amounts that the file states; a rate alone is believed. */
function costs(
  bought: CostCells,
  commission: number,
  { net, gross, quantity }: StagedValues,
  { currency }: UploadWorld,
): boolean {
  if (bought.rateType !== 'flat' && typeof quantity !== 'number') return false
  const cost = lineCost({ ...bought, currency, commission, quantity: Number(quantity ?? 1) })
  if (net !== undefined) return cost.net === net
  return gross === undefined || cost.gross === gross
}
