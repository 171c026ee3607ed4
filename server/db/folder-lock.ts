import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { DatabaseUnavailable, errorCode } from './database-unavailable.ts'

interface Holder {
  pid: number
  /** Clock ticks after boot at which the process started, where the system tells: a pid may be given out again. */
  started: string | null
  /** Process numbers mean something on their own machine only; containers that share a volume are machines too. */
  host: string
}

/** How often a holder shows that it lives, for those on other machines. */
const BEAT_MILLIS = 10_000
/** So long without a sign of life, and the holder on another machine is taken for dead. */
const SILENT_MILLIS = 60_000

const heldHere = new Set<string>()

/**
 * Keeps a second process out of an embedded database, which does not do so itself. Answers how to let go.
 * `onLost` is called where another machine took the folder over while this one slept, or may have.
 */
export function lockFolder(
  path: string,
  folder: string,
  onLost: (message: string) => void = end,
): () => void {
  const ours = own()
  for (let attempt = 0; attempt < 3; attempt++) {
    if (take(path, ours)) return hold(path, ours, folder, onLost)
    const text = read(path)
    if (text === null) continue
    const holder = parse(text)
    if (holder && isAlive(holder, path)) {
      throw inUse(holder, folder)
    }
    removeStale(path, text)
  }
  throw new DatabaseUnavailable(
    `The database in ${folder} is being opened by another process: try again in a moment.`,
  )
}

function inUse({ pid, host }: Holder, folder: string): DatabaseUnavailable {
  const elsewhere = host !== hostname()
  const who = elsewhere ? `process ${pid} on ${host}` : `process ${pid}`
  const patience = elsewhere ? ' Where it was killed, the folder is free a minute later.' : ''
  return new DatabaseUnavailable(
    `The database in ${folder} is in use by ${who}: stop that process or set DATA_DIR to another folder.${patience}`,
  )
}

function take(path: string, ours: string): boolean {
  try {
    writeFileSync(path, ours, { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Made once: a machine's name may change while its processes run. */
function own(): string {
  const holder: Holder = { pid: process.pid, started: startOf(process.pid), host: hostname() }
  return JSON.stringify(holder)
}

/** At once: closing the database would write into the files that are another's now. */
function end(message: string): void {
  console.error(`\n${message}\n`)
  process.exit(1)
}

function hold(path: string, ours: string, folder: string, onLost: (message: string) => void): () => void {
  heldHere.add(path)
  let missed = 0
  const beat = setInterval(() => {
    const found = read(path)
    if (found === ours) {
      missed = 0
      return touch(path)
    }
    const holder = parse(found ?? '')
    if (holder)
      return onLost(
        `The database in ${folder} was taken over by process ${holder.pid} on ${holder.host}, because this one gave no sign of life: it stops here.`,
      )
    // whoever took it over may have left again; once alone may be a taker's who moved it aside for a moment
    missed = isMissing(path) ? missed + 1 : 0
    if (missed >= 2)
      onLost(
        `The lock of the database in ${folder} is gone, so another process may have changed the database: this one stops here. Start it again.`,
      )
  }, BEAT_MILLIS).unref()
  const release = () => {
    process.off('exit', release)
    clearInterval(beat)
    // it may be another's by now
    if (heldHere.delete(path) && read(path) === ours) rmSync(path, { force: true })
  }
  process.once('exit', release)
  return release
}

/** Only one of several takers moves the file; whoever moved a newer lock by accident puts it back. */
function removeStale(path: string, text: string): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  if (read(aside) === text) rmSync(aside, { force: true })
  else renameSync(aside, path)
}

function isAlive({ pid, started, host }: Holder, path: string): boolean {
  if (host !== hostname()) return silence(path) < SILENT_MILLIS
  if (pid === process.pid) return heldHere.has(path)
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  return started === null || startOf(pid) === started
}

/** Milliseconds since the holder's last sign of life. */
function silence(path: string): number {
  const lock = statSync(path, { throwIfNoEntry: false })
  return lock ? Date.now() - lock.mtimeMs : Infinity
}

function touch(path: string): void {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch (error) {
    console.error(`The lock ${path} cannot be kept fresh (${errorCode(error)}).`)
  }
}

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

/** Not what merely cannot be read for now. */
function isMissing(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) === undefined
  } catch {
    return false
  }
}

function parse(text: string): Holder | null {
  try {
    const {
      pid,
      started,
      host = hostname(),
    } = JSON.parse(text) as Partial<Holder> & Pick<Holder, 'pid' | 'started'>
    return Number.isInteger(pid) && pid > 0 ? { pid, started, host } : null
  } catch {
    return null
  }
}
