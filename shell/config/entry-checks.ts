import * as v from 'valibot'
import type { AppNeeds } from '../contract/app-needs.ts'
import { PROTECTED_EVENTS, PUBLIC_EVENTS } from '../contract/events.ts'
import type { RuntimeGuards, RuntimeMenuEntry, RuntimeMiniApp } from '../contract/runtime-config.ts'
import type { EntryProblem } from '../contract/faulty-entry.ts'
import { fields, type Fields, must } from './check-words.ts'
import { grantedApis } from './back-end-checks.ts'
import { isScriptHash } from './script-hash.ts'
import { hasPlainHost, isConnectOrigin, isOrigin, isPolicyName } from './policy-sources.ts'

const anyText = v.string(must('be text'))
const text = v.pipe(anyText, v.nonEmpty(must('be text')))
const flag = v.boolean(must('be true or false'))
const oneOf = (known: readonly string[], what: string) => v.picklist(known, must(what, known))
const listOf = (item: v.GenericSchema) => v.array(item, must('be a list'))
const matching = (pattern: RegExp, what: string) => v.pipe(v.string(must(what)), v.regex(pattern, must(what)))
const listed = (isFit: (value: string) => boolean, what: string) =>
  v.optional(listOf(v.pipe(v.string(must(what)), v.check(isFit, must(what)))))

const HASH = 'be a hash such as sha384-…'

const url = matching(/^https?:\/\//, 'be an http(s) address')
const address = v.pipe(
  matching(/^(\/(?!\/)|https?:\/\/)/, 'be a path or an http(s) address'),
  v.check(hasPlainHost, must('name a host of letters, digits, dots and hyphens')),
)
const addresses = fields({ dev: address, production: address })

/**
 * At the portal's own origin a page could leave its frame, by opening its own address, and would be the portal.
 * A server that looks through the list may not know that origin; the page that uses it does.
 */
const foreignPage = v.custom<string>(
  (value) =>
    typeof value === 'string' &&
    /^https?:/.test(value) &&
    URL.canParse(value) &&
    hasPlainHost(value) &&
    new URL(value).origin !== (globalThis as { location?: { origin: string } }).location?.origin,
  must(
    "be an http(s) address of another origin than the portal's, where alone what is not trusted is kept apart",
  ),
)

const MENU: Fields<RuntimeMenuEntry> = {
  title: text,
  section: v.optional(text),
  path: v.optional(matching(/^\/(?!\/)[^\\\s\p{Cc}]*$/u, 'start with one /')),
  breadcrumbTitle: v.optional(text),
}
const menuEntry = fields(MENU)
const menuEntries = listOf(menuEntry)

/** Spec section 5: an empty permission lets any signed-in user through, as none does. */
const GUARDS: Fields<RuntimeGuards> = {
  eligibleCountry: v.optional(flag),
  marketPermission: v.optional(anyText),
  tenants: v.optional(listOf(text)),
}

const NEEDS: Fields<AppNeeds> = {
  connect: listed(isConnectOrigin, 'be an origin such as https://api.example or wss://news.example'),
  images: listed(isOrigin, 'be an origin such as https://pictures.example'),
  frames: listed(isOrigin, 'be an origin such as https://maps.example'),
  workers: v.optional(flag),
  wasm: v.optional(flag),
  policies: listed(isPolicyName, 'be the name of a Trusted Types policy such as dompurify'),
}

const ENTRY: Fields<RuntimeMiniApp> = {
  key: matching(/^[a-z][a-z0-9-]*$/, 'be kebab-case'),
  title: text,
  category: v.optional(text),
  icon: v.optional(text),
  script: v.optional(v.lazy((value) => (typeof value === 'object' ? addresses : address))),
  integrity: v.optional(v.pipe(anyText, v.check(isScriptHash, must(HASH)))),
  withdrawn: listed(isScriptHash, HASH),
  frame: v.optional(foreignPage),
  routes: listOf(matching(/^\/?[\w-]+(\/[\w-]+)*\/?$/, 'be a plain path such as reports/weekly')),
  brandScoped: v.optional(flag),
  permission: v.optional(anyText),
  guards: v.optional(fields(GUARDS)),
  menu: v.optional(v.lazy((value) => (Array.isArray(value) ? menuEntries : menuEntry))),
  allowedEvents: v.optional(
    listOf(oneOf([...PUBLIC_EVENTS, ...PROTECTED_EVENTS], 'be an event that the portal knows')),
  ),
  apis: v.optional(grantedApis),
  needs: v.optional(fields(NEEDS)),
  help: v.optional(fields({ communityUrl: v.optional(url), knowledgeBaseUrl: v.optional(url) })),
}
const entrySchema = fields(ENTRY)

/** Faults of one entry by itself. */
export function problemsOf(entry: unknown): readonly EntryProblem[] {
  const { issues } = v.safeParse(entrySchema, entry)
  return issues ? issues.map(problemIn) : whereProblem(entry as RuntimeMiniApp)
}

function problemIn(issue: v.BaseIssue<unknown>): EntryProblem {
  const field = v.getDotPath(issue) ?? ''
  if (field && issue.expected !== 'never' && issue.received === 'undefined')
    return problemAt(field, 'is missing.')
  return problemAt(field, issue.message)
}

export const problemAt = (field: string, problem: string): EntryProblem => ({
  field,
  sentence: `${field ? `"${field}"` : 'it'} ${problem}`,
})

const OF_SCRIPTS = ['needs', 'integrity', 'withdrawn'] as const

function whereProblem(entry: RuntimeMiniApp): readonly EntryProblem[] {
  if (entry.frame === undefined) return entry.script === undefined ? [problemAt('script', 'is missing.')] : []
  if (entry.script !== undefined) return [problemAt('frame', 'and "script" exclude each other.')]
  return OF_SCRIPTS.filter((field) => entry[field]).map((field) =>
    problemAt(field, 'is for a script: the page of a "frame" has rules of its own.'),
  )
}
