import {
  MINIAPP_ERROR,
  MINIAPP_EVENT,
  MINIAPP_EVENT_REFUSED,
  type MiniAppEventDetail,
  type MiniAppEventRefusal,
} from '../../../../shell/contract/events.ts'
import { wordsOf } from '../../../../shell/contract/words-of.ts'
import { sentenceFor } from '../../../../shell/reactions/policy-reports.ts'
import type { Noticed, Violation } from './page-api.ts'

const events: string[] = []
const refusals: string[] = []
const uncaught: string[] = []
const reported: string[] = []
const consoleErrors: string[] = []
const violations: Violation[] = []
const policies: string[] = []
const refusedApis: string[] = []
const leaks: string[][] = []
const counts = { workers: 0, wasm: 0 }

/** A mini-app that floods the page with events is no reason to hold them all. */
const MOST = 500

const keep = <Item>(list: Item[], item: Item): void => void (list.length < MOST && list.push(item))

export const noticed = (): Noticed => ({
  events,
  refusals,
  uncaught,
  reported,
  consoleErrors,
  violations,
  policies,
  refusedApis,
  leaks,
  ...counts,
})

/** From now on all that a case may ask for is written down. Runs before anything of the mini-app does. */
export function beginNoticing(key: string): void {
  addEventListener(
    MINIAPP_EVENT,
    (event) => keep(events, wordsOf((event as CustomEvent<MiniAppEventDetail | undefined>).detail?.name, 80)),
    { capture: true },
  )
  addEventListener(
    MINIAPP_ERROR,
    (event) => keep(reported, wordsOf((event as CustomEvent<unknown>).detail)),
    {
      capture: true,
    },
  )
  addEventListener(
    'error',
    ({ error, message }) => message && keep(uncaught, wordsOf((error as unknown) ?? message)),
  )
  addEventListener('unhandledrejection', ({ reason }) => isAbort(reason) || keep(uncaught, wordsOf(reason)))
  document.addEventListener('securitypolicyviolation', (report) => noteViolation(report, key))
  noteConsole(key)
  notePowers()
}

/** Refusals are told to the element, and go no further than the outlet that holds it. */
export function noteRefusals(outlet: ShadowRoot): void {
  outlet.addEventListener(MINIAPP_EVENT_REFUSED, (event) =>
    keep(refusals, (event as CustomEvent<MiniAppEventRefusal>).detail.reason),
  )
}

/** Part of the shell's own warning. */
const NOT_GRANTED = / asked the API (\S+) without a token/

const isAbort = (reason: unknown) => (reason as { name?: unknown } | null)?.name === 'AbortError'

function noteViolation(report: SecurityPolicyViolationEvent, key: string): void {
  const sentence = sentenceFor(report, key)
  if (sentence)
    keep(violations, {
      directive: report.effectiveDirective,
      blocked: report.blockedURI,
      policy: report.sample.split('|')[0] ?? '',
      sentence,
    })
}

/**
 * Only texts go on to the console: what a console holds is never collected, and would look like a leak of the
 * mini-app.
 */
function noteConsole(key: string): void {
  const left = `Mini-app ${key} left behind after its unmount:\n- `
  const { error, warn } = console
  console.error = (...values: unknown[]) => {
    keep(consoleErrors, values.map((value) => wordsOf(value)).join(' '))
    error.call(console, values.map((value) => wordsOf(value)).join(' '))
  }
  console.warn = (...values: unknown[]) => {
    const text = values.map((value) => wordsOf(value, 20_000)).join(' ')
    if (text.startsWith(left)) keep(leaks, text.slice(left.length).split('\n- '))
    const api = NOT_GRANTED.exec(text)?.[1]
    if (api) keep(refusedApis, api)
    warn.call(console, text)
  }
  console.log = () => {}
  console.info = () => {}
  console.debug = () => {}
}

/** Policies, workers and WebAssembly leave no trace in the network. */
function notePowers(): void {
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: unknown): unknown } })
    .trustedTypes
  if (factory) {
    const { createPolicy } = factory
    factory.createPolicy = (name, rules) => {
      const policy = createPolicy.call(factory, name, rules)
      keep(policies, name)
      return policy
    }
  }
  const { Worker } = globalThis
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      counts.workers++
      super(address, options)
    }
  }
  for (const name of ['compile', 'instantiate', 'compileStreaming', 'instantiateStreaming'] as const) {
    const work = WebAssembly[name] as (...values: unknown[]) => unknown
    Object.assign(WebAssembly, {
      [name]: (...values: unknown[]) => (counts.wasm++, work.apply(WebAssembly, values)),
    })
  }
}
