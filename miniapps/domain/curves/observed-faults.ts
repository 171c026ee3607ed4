import { type PointFaultCode, pointFaults } from '../planning/curves/point-faults.ts'
import type { ObservedPoint } from './wire.ts'

export interface ObservedFault {
  /** From 1. */
  row: number
  code: PointFaultCode | 'contacts-rise'
}

/** Everything that keeps observed points from being one curve, reach of more contacts included. */
export const observedFaults = (
  points: readonly Pick<ObservedPoint, 'x' | 'reach'>[],
): readonly ObservedFault[] =>
  [
    ...pointFaults({ points: points.map(({ x, reach }) => [x, reach[0] ?? NaN]) }),
    ...points.flatMap(({ reach }, place) =>
      faultsOfContacts(reach).map((code) => ({ row: place + 1, code })),
    ),
  ].toSorted((one, other) => one.row - other.row)

function faultsOfContacts(reach: readonly number[]): ObservedFault['code'][] {
  const more = reach.slice(1)
  const isOut = more.some((level) => !(level >= 0 && level <= 100))
  const rises = more.some((level, place) => level > reach[place]!)
  return [...(isOut ? (['reach-range'] as const) : []), ...(rises ? (['contacts-rise'] as const) : [])]
}
