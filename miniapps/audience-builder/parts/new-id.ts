/** Of a rule, group or tag that somebody adds. */
export const newId = (): string => crypto.randomUUID().slice(0, 8)
