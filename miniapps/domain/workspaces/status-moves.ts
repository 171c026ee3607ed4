export const STATUSES = ['LIVE', 'PITCH', 'TEST', 'INACTIVE'] as const
export type Status = (typeof STATUSES)[number]

/** What is made begins as one of these: nothing is made in order to be put away. */
export const FIRST_STATUSES = ['LIVE', 'PITCH', 'TEST'] as const satisfies readonly Status[]

const MOVES: Readonly<Record<Status, readonly Status[]>> = {
  TEST: ['LIVE'],
  PITCH: ['LIVE', 'INACTIVE'],
  LIVE: ['INACTIVE'],
  INACTIVE: ['LIVE'],
}

/** Where something of this status can go. */
export const movesFrom = (status: Status): readonly Status[] => MOVES[status]

export const mayMove = (from: Status, to: Status): boolean => MOVES[from].includes(to)

/** Inactive is put away: refused while anything beneath or about it is alive. */
export const isArchiving = (to: Status): boolean => to === 'INACTIVE'
