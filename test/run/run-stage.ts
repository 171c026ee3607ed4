import { spawn } from 'node:child_process'
import type { Stage } from './stages.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

const GRACE_MILLIS = 20_000
const SUMMARY = /^ {2}(\d+) passed, (\d+) failed, (\d+) skipped/gm

/** Runs a stage, showing what it says, and counts its tests. */
export async function runStage(stage: Stage): Promise<Counts> {
  if (stage.needs && !stage.needs.there()) {
    console.log(`  ${stage.needs.otherwise}.`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const { code, output } = await show(stage)
  if (stage.counts === 'whole') return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  return countsOf(output, code)
}

/** What the last summary says; a command that failed without a failed test, or said nothing, is one failure itself. */
export function countsOf(output: string, code: number | null): Counts {
  const last = [...output.matchAll(SUMMARY)].at(-1)
  const [passed = 0, failed = 0, skipped = 0] = last?.slice(1).map(Number) ?? []
  const unexplained = !last || (code !== 0 && failed === 0)
  if (unexplained) console.log(`  The stage ended with code ${code} and ${last ? 'no failed test' : 'no summary'}.`)
  return { passed, failed: failed + (unexplained ? 1 : 0), skipped }
}

function show({ command: [program = '', ...args], timeoutMillis, env }: Stage): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: { ...process.env, ...env } })
  const end = (signal: NodeJS.Signals) => child.pid && process.kill(-child.pid, signal) // with all that it started
  let output = ''
  const hear = (chunk: Buffer) => {
    const text = plain(chunk.toString())
    output += text
    process.stdout.write(text)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const timers = [
    setTimeout(() => {
      hear(Buffer.from(`\n  Ended after ${timeoutMillis / 1000} s.\n`))
      end('SIGINT') // runners count what they have, and take their browsers and servers along
    }, timeoutMillis),
    setTimeout(() => end('SIGKILL'), timeoutMillis + GRACE_MILLIS),
  ]
  const interrupted = () => end('SIGINT')
  process.once('SIGINT', interrupted)
  return new Promise((resolve) => child.on('close', (code) => {
    timers.forEach(clearTimeout)
    process.off('SIGINT', interrupted)
    resolve({ code, output })
  }))
}

/** A log file has no cursor to move. */
const plain = (text: string) => (process.stdout.isTTY ? text : text.replace(/\u001B\[[\d;]*[A-Za-z]/g, '')) // oxlint-disable-line no-control-regex
