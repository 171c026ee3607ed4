/** Statuses in which a run takes answers: a reviewer's return opens it again. */
export const OPEN_STATUSES = ['open', 'returned']

export const isOpenRun = (status: string): boolean => OPEN_STATUSES.includes(status)
