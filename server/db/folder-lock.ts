import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseUnavailable, errorCode } from './database-unavailable.ts'

interface Holder {
  pid: number
  /** Clock ticks after boot at which the process started, where the system tells: a pid may be given out again. */
  started: string | null
}

const heldHere = new Set<string>()

/** Keeps a second process out of an embedded database, which does not do so itself. Answers how to let go. */
export function lockFolder(path: string, folder: string): () => void {
  for (let attempt = 0; attempt < 3; attempt++) {
    if (take(path)) return hold(path)
    const text = read(path)
    if (text === null) continue
    const holder = parse(text)
    if (holder && isAlive(holder, path)) {
      throw new DatabaseUnavailable(
        `The database in ${folder} is in use by process ${holder.pid}: stop that process or set DATA_DIR to another folder.`,
      )
    }
    removeStale(path, text)
  }
  throw new DatabaseUnavailable(`The database in ${folder} is being opened by another process: try again in a moment.`)
}

function take(path: string): boolean {
  const holder: Holder = { pid: process.pid, started: startOf(process.pid) }
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

function hold(path: string): () => void {
  heldHere.add(path)
  const release = () => {
    process.off('exit', release)
    if (heldHere.delete(path)) rmSync(path, { force: true })
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

function isAlive({ pid, started }: Holder, path: string): boolean {
  if (pid === process.pid) return heldHere.has(path)
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  return started === null || startOf(pid) === started
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

function parse(text: string): Holder | null {
  try {
    const { pid, started } = JSON.parse(text) as Holder
    return Number.isInteger(pid) && pid > 0 ? { pid, started } : null
  } catch {
    return null
  }
}
