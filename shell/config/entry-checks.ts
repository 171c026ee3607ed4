import * as v from 'valibot'
import type { AppNeeds } from '../contract/app-needs.ts'
import { PROTECTED_EVENTS, PUBLIC_EVENTS } from '../contract/events.ts'
import type { RuntimeGuards, RuntimeMenuEntry, RuntimeMiniApp } from '../contract/runtime-config.ts'
import { API_BASES } from './api-bases.ts'
import { isConnectOrigin, isOrigin, isPolicyName } from './policy-sources.ts'
import { sentenceOf } from './sentence-of.ts'

type Fields<Entry> = { readonly [Field in keyof Required<Entry>]: v.GenericSchema }

const anyText = v.string('must be text')
const text = v.pipe(anyText, v.nonEmpty('must be text'))
const flag = v.boolean('must be true or false')
const oneOf = (known: readonly string[], problem: string) => v.picklist(known, problem)
const listOf = (item: v.GenericSchema) => v.array(item, 'must be a list')
const fields = (entries: v.ObjectEntries) => v.object(entries, 'must be an object')
const matching = (pattern: RegExp, problem: string) => v.pipe(v.string(problem), v.regex(pattern, problem))
const listed = (isFit: (value: string) => boolean, problem: string) =>
  v.optional(listOf(v.pipe(v.string(problem), v.check(isFit, problem))))

const url = matching(/^https?:\/\//, 'must be an http(s) address')
const address = matching(/^(\/(?!\/)|https?:\/\/)/, 'must be a path or an http(s) address')
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
    new URL(value).origin !== (globalThis as { location?: { origin: string } }).location?.origin,
  "must be an http(s) address of another origin than the portal's: what is not trusted is kept apart only there",
)

const MENU: Fields<RuntimeMenuEntry> = {
  title: text,
  section: v.optional(text),
  path: v.optional(matching(/^\/(?!\/)[^\\\s\p{Cc}]*$/u, 'must start with one /')),
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
  connect: listed(isConnectOrigin, 'must be an origin such as https://api.example or wss://news.example'),
  images: listed(isOrigin, 'must be an origin such as https://pictures.example'),
  frames: listed(isOrigin, 'must be an origin such as https://maps.example'),
  workers: v.optional(flag),
  wasm: v.optional(flag),
  policies: listed(isPolicyName, 'must be the name of a Trusted Types policy such as dompurify'),
}

const ENTRY: Fields<RuntimeMiniApp> = {
  key: matching(/^[a-z][a-z0-9-]*$/, 'must be kebab-case'),
  title: text,
  category: v.optional(text),
  icon: v.optional(text),
  script: v.optional(v.lazy((value) => (typeof value === 'object' ? addresses : address))),
  frame: v.optional(foreignPage),
  routes: listOf(matching(/^\/?[\w-]+(\/[\w-]+)*\/?$/, 'must be a plain path such as reports/weekly')),
  brandScoped: v.optional(flag),
  permission: v.optional(anyText),
  guards: v.optional(fields(GUARDS)),
  menu: v.optional(v.lazy((value) => (Array.isArray(value) ? menuEntries : menuEntry))),
  allowedEvents: v.optional(
    listOf(oneOf([...PUBLIC_EVENTS, ...PROTECTED_EVENTS], 'must be an event that the portal knows')),
  ),
  apis: v.optional(listOf(oneOf(Object.keys(API_BASES), 'must be an API of the portal'))),
  needs: v.optional(fields(NEEDS)),
  help: v.optional(fields({ communityUrl: v.optional(url), knowledgeBaseUrl: v.optional(url) })),
}
const entrySchema = fields(ENTRY)

/** What is wrong with one entry by itself, as a sentence; undefined when nothing is. */
export function problemOf(entry: unknown): string | undefined {
  const { issues } = v.safeParse(entrySchema, entry, { abortEarly: true })
  return issues ? sentenceOf(issues[0], 'it') : whereProblem(entry as RuntimeMiniApp)
}

function whereProblem({ script, frame, needs }: RuntimeMiniApp): string | undefined {
  if (frame === undefined) return script === undefined ? '"script" is missing' : undefined
  if (script !== undefined) return '"script" and "frame" exclude each other'
  return needs && '"needs" is for a script: the page of a "frame" has a policy of its own'
}
