const DAY_MS = 86_400_000
/** 1 January 1970 in the calendar that counts from 1900. */
const UNIX_EPOCH = 25_569
/** The calendar of old Macintosh files starts so many days later. */
const DAYS_TO_1904 = 1462
/** Spreadsheets know a 29 February 1900, which never was, as day 60. */
const FALSE_LEAP_DAY = 60

/** A date's number in a sheet; undefined before 1900, which sheets cannot say. */
export function serialOf(date: Date): number | undefined {
  const serial = date.getTime() / DAY_MS + UNIX_EPOCH
  const counted = serial > FALSE_LEAP_DAY ? serial : serial - 1
  return counted >= 1 ? counted : undefined
}

/** The date of a number in a sheet, to the millisecond. */
export function dateOf(serial: number, from1904: boolean): Date {
  const counted = from1904 ? serial + DAYS_TO_1904 : serial
  const real = !from1904 && counted >= 1 && counted < FALSE_LEAP_DAY ? counted + 1 : counted
  return new Date(Math.round((real - UNIX_EPOCH) * DAY_MS))
}

/** Formats that ECMA-376 numbers without spelling them, in all languages. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Whether a number format shows dates or times: it has their letters outside of quotes, escapes and colours. */
export function isDateFormat(id: number, code?: string): boolean {
  if (code === undefined) return isBuiltInDate(id)
  const positive = code.split(';')[0]!
  const bare = positive.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  return !/general/i.test(bare) && /[dmyhs]/i.test(bare)
}
