import { PROTECTED_EVENTS, PUBLIC_EVENTS } from '../contract/events.ts'
import type { RuntimeGuards, RuntimeMenuEntry, RuntimeMiniApp } from '../contract/runtime-config.ts'
import { API_BASES } from '../contract/api-bases.ts'

/** The problem with a value, as a sentence that starts with its name; undefined when there is none. Written by hand, for there may be thousands of entries. */
type Check = (value: unknown, name: string) => string | undefined
type Checks<Entry> = { readonly [Field in keyof Required<Entry>]: Check }

const APIS: ReadonlySet<string> = new Set(Object.keys(API_BASES))
const EVENTS: ReadonlySet<string> = new Set([...PUBLIC_EVENTS, ...PROTECTED_EVENTS])

const text = matching(/./, 'must be text')
/** Spec section 5: an empty permission lets any signed-in user through, as none does. */
const permission = matching(/^/, 'must be text')
const flag: Check = (value, name) =>
  typeof value === 'boolean' ? undefined : `"${name}" must be true or false`
const url = matching(/^https?:\/\//, 'must be an http(s) address')
const address = matching(/^(\/(?!\/)|https?:\/\/)/, 'must be a path or an http(s) address')

const MENU: Checks<RuntimeMenuEntry> = {
  title: text,
  section: optional(text),
  path: optional(matching(/^\/(?!\/)/, 'must start with one /')),
  breadcrumbTitle: optional(text),
}
const GUARDS: Checks<RuntimeGuards> = {
  eligibleCountry: optional(flag),
  marketPermission: optional(permission),
  tenants: optional(listOf(text)),
}
const addresses = fields({ dev: address, production: address })
const menuEntry = fields(MENU)
const menuEntries = listOf(menuEntry)

const ENTRY: Checks<RuntimeMiniApp> = {
  key: matching(/^[a-z][a-z0-9-]*$/, 'must be kebab-case'),
  title: text,
  category: optional(text),
  icon: optional(text),
  script: optional((value, name) =>
    typeof value === 'object' ? addresses(value, name) : address(value, name),
  ),
  frame: optional(foreignPage),
  routes: listOf(matching(/^\/?[\w-]+(\/[\w-]+)*\/?$/, 'must be a plain path such as reports/weekly')),
  brandScoped: optional(flag),
  permission: optional(permission),
  guards: optional(fields(GUARDS)),
  menu: optional((value, name) => (Array.isArray(value) ? menuEntries(value, name) : menuEntry(value, name))),
  allowedEvents: optional(listOf(oneOf(EVENTS, 'must be an event that the portal knows'))),
  apis: optional(listOf(oneOf(APIS, 'must be an API of the portal'))),
  help: optional(fields({ communityUrl: optional(url), knowledgeBaseUrl: optional(url) })),
}

/** What is wrong with one entry by itself. */
const problem = fields(ENTRY)
export const problemOf = (entry: unknown): string | undefined =>
  problem(entry, '') ?? whereProblem(entry as RuntimeMiniApp)

function whereProblem({ script, frame }: RuntimeMiniApp): string | undefined {
  if (script === undefined && frame === undefined) return '"script" is missing'
  return script !== undefined && frame !== undefined ? '"script" and "frame" exclude each other' : undefined
}

function matching(pattern: RegExp, problem: string): Check {
  return (value, name) =>
    typeof value === 'string' && pattern.test(value)
      ? undefined
      : (missing(value, name) ?? `"${name}" ${problem}`)
}

/**
 * At the portal's own origin a page could leave its frame, by opening its own address, and would be the portal.
 * A server that looks through the list may not know that origin; the page that uses it does.
 */
function foreignPage(value: unknown, name: string): string | undefined {
  const { location: portal } = globalThis as { location?: { origin: string } }
  const isAddress = url(value, name) === undefined && URL.canParse(value as string)
  if (isAddress && new URL(value as string).origin !== portal?.origin) return undefined
  return `"${name}" must be an http(s) address of another origin than the portal's: what is not trusted is kept apart only there`
}

function oneOf(known: ReadonlySet<string>, problem: string): Check {
  return (value, name) => (known.has(value as string) ? undefined : `"${name}" ${problem}`)
}

function optional(check: Check): Check {
  return (value, name) => (value === undefined ? undefined : check(value, name))
}

function listOf(check: Check): Check {
  return (value, name) => {
    if (!Array.isArray(value)) return missing(value, name) ?? `"${name}" must be a list`
    for (let index = 0; index < value.length; index++) {
      const problem = check(value[index], `${name}.${index}`)
      if (problem) return problem
    }
    return undefined
  }
}

function fields(checks: Readonly<Record<string, Check>>): Check {
  const all = Object.entries(checks)
  return (value, name) => {
    if (typeof value !== 'object' || value === null)
      return name ? `"${name}" must be an object` : 'it must be an object'
    for (const [field, check] of all) {
      const problem = check((value as Record<string, unknown>)[field], name ? `${name}.${field}` : field)
      if (problem) return problem
    }
    return undefined
  }
}

function missing(value: unknown, name: string): string | undefined {
  return value === undefined ? `"${name}" is missing` : undefined
}
