/** Statuses in which a run takes answers: a reviewer's return opens it again. */
export const OPEN_STATUSES = ['open', 'returned']

export const isOpenRun = (status: string): boolean => OPEN_STATUSES.includes(status)

/** Of a run that was begun by mistake: it counts nowhere and is shown nowhere. */
export const DISCARDED = 'discarded'
