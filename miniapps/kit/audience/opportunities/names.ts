import type { Driver } from '../../../domain/opportunities/segment-value.ts'
import type { Segment } from '../../../domain/opportunities/segments-of.ts'
import { words } from './words/words.ts'

export const driverName = (driver: Driver): string => words(`driver.${driver}`)

export const segmentName = ({ number, name }: Pick<Segment, 'number' | 'name'>): string =>
  name || words('unnamed', { number })
