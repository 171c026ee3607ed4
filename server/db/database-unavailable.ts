import { causes } from '../failures/causes.ts'

/** The database cannot be opened; the message is one sentence for whoever started the server. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

const NO_ROOM = 'its disk is full. Make room there, or choose another place with DATA_DIR or DATABASE_URL'
const NO_RIGHT =
  'its user may not do what that needs. Grant it the rights (grant usage, create on schema public), or name another user in DATABASE_URL'

/** By the system's or the database's code; 42501 is a missing right, 53100 a full disk. */
const SET_UP_PROBLEMS: Readonly<Record<string, string>> = {
  42501: NO_RIGHT,
  53100: NO_ROOM,
  ENOSPC: NO_ROOM,
  EDQUOT: NO_ROOM,
}

/** What went wrong while tables were made or filled, in a sentence where we know one; else the error as it came. */
export function setUpProblem(error: unknown): unknown {
  const reason = SET_UP_PROBLEMS[errorCode(error)]
  return reason
    ? new DatabaseUnavailable(`The database cannot be set up: ${reason}.`, { cause: error })
    : error
}

/** Numbers that the embedded database's file system gives instead of names. */
const WASI_CODES: Record<number, string> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
}

/** The system's or the database's error code, e.g. `EROFS`, also where a library wrapped the error; '' for none. */
export function errorCode(error: unknown): string {
  for (const each of causes(error)) {
    if (typeof each !== 'object' || each === null) break
    if ('code' in each && typeof each.code === 'string') return each.code
    if ('errno' in each && typeof each.errno === 'number') return WASI_CODES[each.errno] ?? ''
  }
  return ''
}

/** Class 08: connection; 53: disk, memory, connections; 57P: shut down; 25P03, 55P03, 57014: waited too long. The rest is the system's. */
const DATABASE_AWAY =
  /^(08|53|57P|25P03|55P03|57014)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|ENOSPC|EDQUOT)$/

/** The driver's own errors have no code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** The database cannot be asked just now; nobody's fault here, worth trying again. */
export function isDatabaseAway(error: unknown): boolean {
  return (
    DATABASE_AWAY.test(errorCode(error)) || (error instanceof Error && CONNECTION_LOST.test(error.message))
  )
}
