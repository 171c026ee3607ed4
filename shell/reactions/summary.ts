const LONGEST = 80
const SECRET_NAME = /token|secret|passw|verifier|nonce|credential|authorization|cookie/i
const SECRET_TEXT = /\beyJ[\w-]+\.|\bBearer\s/i
const HIDDEN = '(hidden)'

/** A value in a few words, for developers to read: nothing secret, nothing long. */
export function summary(value: unknown, name = ''): string {
  if (SECRET_NAME.test(name)) return HIDDEN
  if (typeof value === 'string')
    return SECRET_TEXT.test(value) ? HIDDEN : short(JSON.stringify(withoutQuery(value)))
  if (typeof value === 'function') return 'function'
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `list of ${value.length}`
  if (value instanceof Map || value instanceof Set) return `${value.size} entries`
  return short(
    `{ ${Object.entries(value)
      .map(([key, each]) => `${key}: ${isPlain(each) ? summary(each, key) : '…'}`)
      .join(', ')} }`,
  )
}

/** Queries of addresses carry codes and states. */
export function withoutQuery(text: string): string {
  return text.replace(/([/\w][^\s?#]*)[?#]\S*/g, '$1?…')
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' && typeof value !== 'function'
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)
