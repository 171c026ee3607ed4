import type { Maintenance } from '../contract/catalogue.ts'
import type { BackEnd } from '../contract/runtime-config.ts'
import type { AppRow, ScriptAddress } from './app-row.ts'
import { APP_ROWS } from './app-rows.ts'

/** The one version of a script that may run. */
export interface Pin {
  integrity: string
  /** Versions that must not take its place. */
  withdrawn: readonly string[]
}

/** What the shell knows of a mini-app before it is loaded: built in or by configuration, every field is there. */
export interface MiniAppEntry extends Required<
  Pick<AppRow, 'key' | 'title' | 'category' | 'icon' | 'allowedEvents' | 'apis' | 'help'>
> {
  script: ScriptAddress
  /** Of a script whose entry names its hash. */
  pin?: Pin
  /** Its page, where it is not trusted: `script` is then the one that shows it in a frame, and `apis` are all that it reaches. */
  frame?: string
  /** Of its author, each asked with a short token of its own. */
  backEnds?: readonly BackEnd[]
  /** Of the page that stands in for an app that is out of use. */
  maintenance?: Maintenance
  /** False while its application does not exist: one shared page says so. */
  built: boolean
  isLayout: boolean
  knowsLayout: boolean
}

/** Spec section 2: the mini-application keys. */
export const MINI_APPS: ReadonlyMap<string, MiniAppEntry> = new Map(
  APP_ROWS.map((row) => [row.key, Object.freeze(entryFrom(row))]),
)

/** The one page that stands in for every application that is not built yet. */
export const NOT_AVAILABLE_SCRIPT: ScriptAddress = addresses('not-available')
/** Shows the page of a mini-app that is not trusted. */
export const FRAMED_SCRIPT: ScriptAddress = addresses('framed')

function entryFrom({
  key,
  title,
  category,
  icon = '',
  built = false,
  allowedEvents = [],
  apis = [],
  isLayout = false,
  knowsLayout = isLayout,
  help = '',
}: AppRow): MiniAppEntry {
  return {
    key,
    title,
    category,
    icon,
    script: addresses(key),
    built,
    allowedEvents,
    apis,
    isLayout,
    knowsLayout,
    help,
  }
}

function addresses(key: string): ScriptAddress {
  return { dev: `/miniapps/${key}/index.ts`, production: `/miniapps/${key}.js` }
}
