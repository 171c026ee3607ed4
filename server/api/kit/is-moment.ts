/** Whether a text is a day and a time as cursors have them, which PostgreSQL can read: 2026-02-30 is none. */
export function isMoment(text: string): boolean {
  const [, day] = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(\.\d+)?Z?$/.exec(text) ?? []
  const read = new Date(text.endsWith('Z') ? text : `${text}Z`)
  return day !== undefined && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}
