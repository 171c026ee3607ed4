/** A locale that this browser writes by; for `xx-zz`, or `zz_ZZ!` from a database, the fallback. */
export function knownLocale(locale: string, fallback: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale.replaceAll('_', '-'))[0] ?? fallback
  } catch {
    return fallback
  }
}
