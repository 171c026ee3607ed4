import { momentOf } from '../contacts/time-zone.ts'

const MINUTE_MS = 60_000

export interface Timing {
  /** When the first round begins, in milliseconds since 1970. */
  start: number
  rounds: number
  minutes: number
  pause: number
  /** Minutes that were added to a round; the first is 1. */
  extra?: Readonly<Record<string, number>>
}

export const plannedStart = (day: string, time: string, timeZone: string): number =>
  momentOf(day, time, timeZone)

/** From when to when each round lasts; a pause stands between two of them. */
export const roundTimes = ({
  start,
  rounds,
  minutes,
  pause,
  extra = {},
}: Timing): readonly (readonly [number, number])[] => {
  let from = start
  return Array.from({ length: rounds }, (_, round) => {
    const until = from + (minutes + (extra[round + 1] ?? 0)) * MINUTE_MS
    const times = [from, until] as const
    from = until + pause * MINUTE_MS
    return times
  })
}

export type Phase = { kind: 'before' | 'meeting' | 'moving'; round: number; until: number } | { kind: 'over' }

/** Where an event is at a moment; `round` begins at 0 and is, while people move, the one to come. */
export function phaseAt(timing: Timing, moment: number): Phase {
  const times = roundTimes(timing)
  const round = times.findIndex(([, end]) => moment < end)
  if (round < 0) return { kind: 'over' }
  const [from, end] = times[round]!
  if (moment >= from) return { kind: 'meeting', round, until: end }
  return { kind: round === 0 ? 'before' : 'moving', round, until: from }
}

/** `4:05`; what is left of a second counts as one. */
export function countdown(until: number, moment: number): string {
  const seconds = Math.max(0, Math.ceil((until - moment) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
