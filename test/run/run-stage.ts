import { spawn } from 'node:child_process'
import type { Stage } from './stages.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** What came of a stage, and what it said of each failure; `unsteady` ones passed when they were tried again. */
export interface Outcome extends Counts {
  failures: readonly string[]
  unsteady: readonly string[]
}

const GRACE_MILLIS = 20_000
const LINES_OF_A_FAILURE = 16
/** More than this is no accident. */
const FILES_TRIED_AGAIN = 3
const SUMMARY = /^ {2}(\d+) passed, (\d+) failed, (\d+) skipped/gm
const FAILURE = /^ {2}✗ (\S+\.(?:test|journey)\.tsx?)\b.*(?:\n {6}.*)+/gm

/**
 * Runs a stage, showing what it says, and counts its tests. Where tests of a few files failed these files are run once more:
 * what passes then was an accident of the machine or a test that is unsteady, and is named as such.
 */
export async function runStage(stage: Stage): Promise<Outcome> {
  if (stage.needs && !stage.needs.there()) {
    console.log(`  ${stage.needs.otherwise}.`)
    return { passed: 0, failed: 1, skipped: 0, failures: [`  ${stage.needs.otherwise}.`], unsteady: [] }
  }
  if (stage.optional && !stage.optional.there()) {
    console.log(`  ${stage.optional.otherwise}.`)
    return { passed: 0, failed: 0, skipped: 1, failures: [], unsteady: [] }
  }
  const first = await attempt(stage)
  const files = failedFiles(first.output)
  if (first.failed === 0 || !stage.again || files.length === 0 || files.length > FILES_TRIED_AGAIN)
    return { ...first, unsteady: [] }
  console.log(`\n  Once more, by themselves: ${files.join(', ')}`)
  const { failed, failures } = await attempt({ ...stage, ...stage.again(files) })
  if (failed > 0) return { ...first, failures, unsteady: [] }
  return {
    passed: first.passed + first.failed,
    failed: 0,
    skipped: first.skipped,
    failures: [],
    unsteady: first.failures,
  }
}

async function attempt(stage: Stage): Promise<Counts & { failures: readonly string[]; output: string }> {
  const { code, output } = await show(stage)
  const counts =
    stage.counts === 'summary'
      ? countsOf(output, code)
      : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  return { ...counts, failures: counts.failed > 0 ? failuresOf(output) : [], output }
}

/** Each failure with the beginning of its explanation, as the reporters write them; the last words of a stage that names none. */
export function failuresOf(output: string): string[] {
  const explained = [...output.matchAll(FAILURE)].map(([text]) =>
    text.split('\n').slice(0, LINES_OF_A_FAILURE).join('\n'),
  )
  return explained.length > 0
    ? explained
    : [output.trimEnd().split('\n').slice(-LINES_OF_A_FAILURE).join('\n')]
}

/** The files with failed tests, by path from the root. */
export function failedFiles(output: string): string[] {
  return [...new Set([...output.matchAll(FAILURE)].map(([, file]) => file!))]
}

/** What the last summary says; a command that failed without a failed test, or said nothing, is one failure itself. */
export function countsOf(output: string, code: number | null): Counts {
  const last = [...output.matchAll(SUMMARY)].at(-1)
  const [passed = 0, failed = 0, skipped = 0] = last?.slice(1).map(Number) ?? []
  const unexplained = !last || (code !== 0 && failed === 0)
  if (unexplained)
    console.log(`  The stage ended with code ${code} and ${last ? 'no failed test' : 'no summary'}.`)
  return { passed, failed: failed + (unexplained ? 1 : 0), skipped }
}

function show({
  command: [program = '', ...args],
  timeoutMillis,
  env,
}: Stage): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  })
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
  return new Promise((resolve) =>
    child.on('close', (code) => {
      timers.forEach(clearTimeout)
      process.off('SIGINT', interrupted)
      resolve({ code, output })
    }),
  )
}

/** A log file has no cursor to move. */
const plain = (text: string) => (process.stdout.isTTY ? text : text.replace(/\u001B\[[\d;]*[A-Za-z]/g, '')) // oxlint-disable-line no-control-regex
