/** What a field of day and time shows for a moment, in the time zone of the person. */
export function localMoment(moment: string | undefined): string {
  const date = moment ? new Date(moment) : undefined
  if (!date || Number.isNaN(date.getTime())) return ''
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The moment that such a field means; undefined for none. */
export function momentOf(local: string): string | undefined {
  const date = new Date(local)
  return local && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
}
