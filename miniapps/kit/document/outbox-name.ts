export const OUTBOX_STORE = 'changes'

/** Database and channel of one person's outbox. */
export const outboxName = (person: string): string => `agency-os-outbox-${person}`
