/** Whether `Intl` takes it, as `en-gb`. */
export function isLocale(value: unknown): value is string {
  if (typeof value !== 'string' || !value) return false
  try {
    return Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}
