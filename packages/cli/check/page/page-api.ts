import type { AppStatus } from '../../../../shell/contract/status.ts'
import type { Phase } from '../../../../shell/contract/mini-app-module.ts'

/** A mini-app's status, and the error that broke it. */
export interface Life {
  status: AppStatus
  failure: string
  /** Since it was asked for. */
  millis: number
}

/** Text and controls that a mini-app shows. */
export interface Shown {
  text: string
  /** Visible elements. */
  elements: number
}

/** All that was noticed since the page was opened. */
export interface Noticed {
  /** Names of the events that it sent. */
  events: readonly string[]
  /** Why the portal refused some of them. */
  refusals: readonly string[]
  /** Errors and rejections that nobody caught. */
  uncaught: readonly string[]
  /** Errors that the mini-app sent by `miniapp-error`. */
  reported: readonly string[]
  consoleErrors: readonly string[]
  /** Violations of the page's policy. */
  violations: readonly Violation[]
  /** Names of Trusted Types policies that were made. */
  policies: readonly string[]
  workers: number
  wasm: number
  /** APIs of the portal that it asked without being granted them. */
  refusedApis: readonly string[]
  /** One list per unmount, in order; only while developing. */
  leaks: readonly (readonly string[])[]
}

export interface Violation {
  directive: string
  blocked: string
  /** Name of the Trusted Types policy that was refused, else ''. */
  policy: string
  /** For people: what was stopped and what to do. */
  sentence: string
}

/** Two elements of one mini-app side by side, each told of another person and brand. */
export interface Twins {
  failure: string
  /** Of the first one's person or brand in the second, or the other way round. */
  mixed: readonly string[]
  /** Text of the first before and after the second was taken away. */
  before: string
  after: string
}

/** A text or an area whose colour is the same whatever the theme says. */
export interface Colors {
  texts: number
  fixed: readonly string[]
}

export type Swap = 'context' | 'brand' | 'route'

/** The screen before and after a swap, with the swapped values. */
export interface Swapped {
  life: Life
  before: string
  after: string
  pairs: readonly { what: string; old: string; now: string }[]
}

/** The page's functions for the cases: `globalThis.agencyOsCheck`. */
export interface CheckPage {
  open(key?: string): Promise<Life>
  leave(): Promise<Life>
  /** Mounts and unmounts so often; the failure that ended it early, or ''. */
  repeat(times: number, key?: string): Promise<string>
  /** Opens it and goes elsewhere at once. */
  leaveEarly(): Promise<Life>
  hooks(): Promise<readonly Phase[]>
  shown(): Promise<Shown>
  swap(what: Swap): Promise<Swapped>
  /** Takes the brand away, as for somebody without one. */
  loseBrand(): Promise<Life>
  /** Tells it of a world whose every value throws when it is read. */
  poison(): Promise<Life>
  twins(): Promise<Twins>
  /** Loads the script from another address, as "Try again" does; why that failed, or ''. */
  loadAgain(): Promise<string>
  colors(): Promise<Colors>
  /** Sheets in the page's head that were not there before it. */
  strayStyles(): readonly string[]
  dress(scheme: 'light' | 'dark'): Promise<void>
  rightToLeft(): Promise<readonly string[]>
  axe(): Promise<readonly string[]>
  globals(): readonly string[]
  noticed(): Noticed
}

declare global {
  var agencyOsCheck: CheckPage
}
