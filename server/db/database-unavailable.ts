/** The database cannot be opened; the message is one sentence for whoever started the server. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** Numbers that the embedded database's file system gives instead of names. */
const WASI_CODES: Record<number, string> = { 2: 'EACCES', 19: 'EDQUOT', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' }

/** The system's or the database's error code, e.g. `EROFS`, also where a library wrapped the error; '' for none. */
export function errorCode(error: unknown): string {
  let current = error
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth++) {
    if ('code' in current && typeof current.code === 'string') return current.code
    if ('errno' in current && typeof current.errno === 'number') return WASI_CODES[current.errno] ?? ''
    current = 'cause' in current ? current.cause : null
  }
  return ''
}
