import { wordsReady } from '../../shell/contract/words.ts'
import { wordsOf } from '../../shell/contract/words-of.ts'
import { words as wordsOfSignedIn } from '../../shell/words/signed-in/words/words.ts'

/** Fails the running test on console.error, a policy violation, an uncaught error or an unhandled rejection. */

const seen: string[] = []
let expected: { pattern: RegExp; met: boolean }[] = []

/** Declares that this test provokes errors with these texts; each must come, any other still fails the test. Returned is whether all have come. */
export function expectErrors(...patterns: readonly RegExp[]): () => boolean {
  const these = patterns.map((pattern) => ({ pattern, met: false }))
  expected.push(...these)
  return () => these.every(({ met }) => met)
}

/** True when the running test has announced this error. */
function record(kind: string, text: string): boolean {
  const announced = expected.filter(({ pattern }) => pattern.test(text))
  for (const each of announced) each.met = true
  if (announced.length === 0) seen.push(`${kind}: ${text}`)
  return announced.length > 0
}

const said = (value: unknown): string =>
  value instanceof Error ? (value.stack ?? value.message) : wordsOf(value)

const plainError = console.error.bind(console)
console.error = (...values: unknown[]) => {
  if (/An error was thrown .*outside a test/.test(String(values[0]))) return // the runner's remark; the error itself comes below
  if (!record('console.error', values.map(said).join(' '))) plainError(...values)
}

document.addEventListener(
  'securitypolicyviolation',
  ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber }) => {
    record('policy violation', `${violatedDirective} ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`)
  },
)

addEventListener(
  'unhandledrejection',
  (event) => {
    if (record('unhandled rejection', said(event.reason))) stop(event)
  },
  { capture: true },
)

addEventListener(
  'error',
  (event) => {
    // the browser's complaint that a resize callback caused another one; the next frame delivers it
    if (/ResizeObserver loop/.test(event.message)) return stop(event)
    if (event.message && record('uncaught error', said(event.error ?? event.message))) stop(event)
  },
  { capture: true },
)

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function throwStray(): void {
  if (seen.length > 0) throw new Error(seen.splice(0).join('\n'))
}

/** What a test draws or says, it says in English. */
before(() => {
  wordsOfSignedIn.begin()
  return wordsReady()
})

type Body = (this: Mocha.Context) => unknown

/** What strays while a test runs fails that test, and no other: a hook that throws would end the whole file. */
function strictly(run: Body): (this: Mocha.Context) => Promise<void> {
  return async function strictTest(this: Mocha.Context) {
    try {
      await run.call(this)
    } catch (error) {
      const strays = seen.splice(0)
      expected = []
      if (error instanceof Error && strays.length > 0)
        error.message += `\nand meanwhile: ${strays.join('\n')}`
      throw error
    }
    await nextTask() // rejections are reported after the task that left them unhandled
    throwStray()
  }
}

const { it: plainIt } = globalThis
globalThis.it = Object.assign(
  (name: string, run?: Body) => plainIt(name, run && strictly(run)),
  plainIt,
) as typeof plainIt

/** What comes later, while a test is cleared away, and what was announced and never came. */
async function judge(): Promise<void> {
  await nextTask()
  const missing = expected.filter(({ met }) => !met).map(({ pattern }) => `expected but not seen: ${pattern}`)
  expected = []
  seen.push(...missing)
  throwStray()
}

afterEach(judge)
after(judge)
