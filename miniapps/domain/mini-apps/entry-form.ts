import * as v from 'valibot'
import type { RuntimeMiniApp } from '../../../shell/contract/runtime-config.ts'
import { anyText, chosenSome, neededText } from '../form/rules.ts'

const ADDRESS_CHARACTERS = 2000
const list = v.array(v.string())

/** An entry as an administrator fills it in; what the portal's rules say of it comes from the server. */
export const ENTRY_FORM = v.object({
  /** An entry as its author hands it over, in JSON. */
  pasted: v.string(),
  key: neededText(),
  title: neededText(),
  kind: v.picklist(['script', 'frame']),
  script: anyText(ADDRESS_CHARACTERS),
  frame: anyText(ADDRESS_CHARACTERS),
  routes: chosenSome,
  brandScoped: v.boolean(),
  permission: anyText(),
  apis: list,
  needs: v.object({
    connect: list,
    images: list,
    frames: list,
    policies: list,
    workers: v.boolean(),
    wasm: v.boolean(),
  }),
  trial: v.boolean(),
  reason: neededText(),
})

export type EntryForm = v.InferOutput<typeof ENTRY_FORM>
type Entry = Partial<RuntimeMiniApp>

/** The fields of the form that an entry fills. */
export function fieldsOf(entry: Entry): Omit<EntryForm, 'pasted' | 'trial' | 'reason'> {
  const {
    key = '',
    title = '',
    script,
    frame,
    routes,
    brandScoped,
    permission = '',
    apis,
    needs = {},
  } = entry
  const of = (items: readonly string[] = []) => [...items]
  return {
    key,
    title,
    kind: frame === undefined ? 'script' : 'frame',
    script: addressOf(script),
    frame: frame ?? '',
    routes: of(routes),
    brandScoped: brandScoped ?? false,
    permission,
    apis: of(apis),
    needs: {
      connect: of(needs.connect),
      images: of(needs.images),
      frames: of(needs.frames),
      policies: of(needs.policies),
      workers: needs.workers ?? false,
      wasm: needs.wasm ?? false,
    },
  }
}

/** The entry of a form; `other` has the fields that the form does not show. */
export function entryOf(form: EntryForm, other: Entry): Entry {
  const { key, title, kind, script, frame, routes, brandScoped, permission, apis } = form
  const { script: known, menu = { title }, icon, category, guards, allowedEvents, help } = other
  const needs = given(form.needs)
  return {
    ...given({
      key,
      title,
      icon,
      category,
      routes,
      brandScoped,
      permission,
      guards,
      menu,
      allowedEvents,
      apis,
      help,
    }),
    ...(kind === 'frame' ? { frame } : { script: addressOf(known) === script ? known! : script }),
    ...(kind === 'script' && Object.keys(needs).length > 0 && { needs }),
  }
}

const given = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))),
  ) as Partial<Values>

/** Of an entry with an address for each environment, that of production. */
export const addressOf = (script: RuntimeMiniApp['script'] = ''): string =>
  typeof script === 'string' ? script : script.production

/** An entry that was pasted, by itself or as the only one of a configuration; undefined where it is none. */
export function pastedEntry(text: string): Entry | undefined {
  try {
    const value = JSON.parse(text) as { miniApps?: Entry[] } & Entry
    return typeof value === 'object' && value !== null ? (value.miniApps?.[0] ?? value) : undefined
  } catch {
    return undefined
  }
}
