import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { DatabaseUnavailable, errorCode } from './database-unavailable.ts'

interface Holder {
  pid: number
  /** Clock ticks after boot at which the process started, where the system tells: a pid may be given out again. */
  started: string | null
  /** Process numbers mean something on their own machine only; containers that share a volume are machines too. */
  host: string
  /** The folder's number in its file system, which a copy of the folder does not have. */
  folder?: string
}

/** How often a holder shows that it lives, for those on other machines. */
const BEAT_MS = 10_000
/** So long without a sign of life, and the holder on another machine is taken for dead. */
const SILENT_MS = 60_000

const heldHere = new Set<string>()

/** Keeps a second process out of an embedded database, which does not do so itself. Answers how to let go. */
export function lockFolder(path: string, folder: string): () => void {
  const ours = JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid),
    host: hostname(),
    folder: numberOf(folder),
  } satisfies Holder)
  const found = read(path)
  const holder = found === null ? null : parse(found)
  if (found !== null && !(holder && isAlive(holder, path, folder))) removeStale(path, found)
  try {
    writeFileSync(path, ours, { flag: 'wx' })
  } catch (error) {
    throw errorCode(error) === 'EEXIST' ? inUse(holder, folder) : error
  }
  heldHere.add(path)
  const beat = setInterval(() => keepFresh(path, ours, folder), BEAT_MS).unref()
  const release = () => {
    process.off('exit', release)
    clearInterval(beat)
    if (heldHere.delete(path) && read(path) === ours) rmSync(path, { force: true })
  }
  process.once('exit', release)
  return release
}

/** Ends at once where another machine took the folder over while this one slept: closing would write into its files. */
function keepFresh(path: string, ours: string, folder: string): void {
  const found = read(path)
  if (found === ours) return utimesSync(path, new Date(), new Date())
  if (found === null) return
  console.error(`\nThe database in ${folder} was taken over by another process: this one stops here.\n`)
  process.exit(1)
}

function inUse(holder: Holder | null, folder: string): DatabaseUnavailable {
  const elsewhere = holder && holder.host !== hostname()
  const who = holder ? `process ${holder.pid}${elsewhere ? ` on ${holder.host}` : ''}` : 'another process'
  const patience = elsewhere ? ' Where it was killed, the folder is free a minute later.' : ''
  return new DatabaseUnavailable(
    `The database in ${folder} is in use by ${who}: stop that process or set DATA_DIR to another folder.${patience}`,
  )
}

function isAlive({ pid, started, host, folder: held }: Holder, path: string, folder: string): boolean {
  if (host !== hostname()) return Date.now() - statSync(path).mtimeMs < SILENT_MS
  // the lock came along with a copy
  if (held !== undefined && held !== numberOf(folder)) return false
  if (pid === process.pid) return heldHere.has(path)
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  return started === null || startOf(pid) === started
}

/** Only one of several starters moves the file; whoever moved a newer lock by accident puts it back. */
function removeStale(path: string, text: string): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  if (read(aside) === text) rmSync(aside)
  else renameSync(aside, path)
}

const numberOf = (folder: string): string => String(statSync(folder, { bigint: true }).ino)

function startOf(pid: number): string | null {
  const stat = read(`/proc/${pid}/stat`)
  // The name in the second field may hold spaces and parentheses; the start time is the 20th field after it.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function parse(text: string): Holder | null {
  try {
    const {
      pid,
      started,
      host = hostname(),
      folder,
    } = JSON.parse(text) as Partial<Holder> & Pick<Holder, 'pid' | 'started'>
    return Number.isInteger(pid) && pid > 0
      ? { pid, started, host, ...(folder !== undefined && { folder }) }
      : null
  } catch {
    return null
  }
}
