import { useMemo } from 'react'
import type { Body } from '../../../domain/document/change.ts'
import { pinAt } from '../../../domain/document/pin.ts'
import type { Reference } from '../../../domain/document/definition.ts'
import { DRIVERS, type SegmentValue, segmentValue } from '../../../domain/opportunities/segment-value.ts'
import {
  type Segment,
  segmentsOf,
  type WrongRange,
  wrongRanges,
} from '../../../domain/opportunities/segments-of.ts'
import { useBody } from '../../document/fields/open-fields.ts'

export interface WorthOfSegment {
  segment: Segment
  /** Null where more people buy the brand than the category. */
  value: SegmentValue | null
  /** Edition that its people were counted by. */
  audience: Reference | undefined
}

/** All that results show, but for the draws. */
export interface Worth {
  segments: readonly WorthOfSegment[]
  wrong: readonly WrongRange[]
  seed: number
}

export function useWorth(): Worth {
  const body = useBody()
  return useMemo(() => worthOf(body), [body])
}

export function worthOf(body: Body): Worth {
  const segments = segmentsOf(body)
  const { seed } = body
  return {
    segments: segments.map((segment) => {
      const value = segmentValue({ ...segment, ...modesOf(segment) })
      const audience = pinAt(body, String(segment.number))
      return { segment, value: 'refused' in value ? null : value, audience }
    }),
    wrong: wrongRanges(segments),
    seed: typeof seed === 'number' ? seed : 0,
  }
}

const modesOf = ({ drivers }: Segment) =>
  Object.fromEntries(DRIVERS.map((driver) => [driver, drivers[driver].mode])) as Record<
    (typeof DRIVERS)[number],
    number
  >
