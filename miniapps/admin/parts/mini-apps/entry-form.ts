import * as v from 'valibot'
import type { BackEnd, RuntimeMiniApp } from '../../../../shell/contract/runtime-config.ts'
import { anyText, chosenSome, neededText } from '../../../domain/form/rules.ts'

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
  integrity: anyText(),
  withdrawn: list,
  frame: anyText(ADDRESS_CHARACTERS),
  routes: chosenSome,
  brandScoped: v.boolean(),
  permission: anyText(),
  /** Of the portal; back ends of its author stay as the entry has them. */
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

/** The fields of the form that an entry fills; one that was pasted may hold anything. */
export function fieldsOf(entry: Entry): Omit<EntryForm, 'pasted' | 'trial' | 'reason'> {
  const { key, title, script, integrity, withdrawn, frame, routes, brandScoped, permission, apis } = entry
  const { needs = {} } = entry
  return {
    key: textOf(key),
    title: textOf(title),
    kind: frame === undefined ? 'script' : 'frame',
    script: addressOf(script),
    integrity: textOf(integrity),
    withdrawn: textsOf(withdrawn),
    frame: textOf(frame),
    routes: textsOf(routes),
    brandScoped: brandScoped === true,
    permission: textOf(permission),
    apis: textsOf(apis),
    needs: {
      connect: textsOf(needs.connect),
      images: textsOf(needs.images),
      frames: textsOf(needs.frames),
      policies: textsOf(needs.policies),
      workers: needs.workers === true,
      wasm: needs.wasm === true,
    },
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textsOf = (value: unknown): string[] => itemsOf(value).filter((item) => typeof item === 'string')

/**
 * The entry of a form; what the form does not show is taken from `other`, misspelt fields too: the portal
 * tells of them.
 */
export function entryOf(form: EntryForm, other: Entry): Entry {
  const { key, title, kind, routes, brandScoped, permission, apis } = form
  const {
    script: _script,
    integrity: _hash,
    withdrawn: _earlier,
    frame: _frame,
    needs: _needs,
    ...rest
  } = other
  const { menu, ...more } = rest
  return {
    ...given({
      ...more,
      key,
      title,
      routes,
      brandScoped,
      permission,
      menu: other.key === undefined ? { title } : menu, // without an entry of its author it would stand in no menu
      apis: [...apis, ...backEndsOf(other)],
    }),
    ...(kind === 'frame' ? { frame: form.frame } : ofScript(form, other)),
  }
}

function ofScript({ script, integrity, withdrawn, needs }: EntryForm, { script: known }: Entry): Entry {
  return {
    script: addressOf(known) === script ? known! : script,
    ...given({ integrity, withdrawn }),
    ...(Object.keys(given(needs)).length > 0 && { needs: given(needs) }),
  }
}

const given = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))),
  ) as Partial<Values>

/** Of its author, which the mini-app asks beside APIs of the portal. */
export const backEndsOf = ({ apis }: Entry): readonly BackEnd[] =>
  itemsOf(apis).filter((api): api is BackEnd => typeof api === 'object' && api !== null)

/** Of an entry with an address for each environment, that of production. */
export const addressOf = (script: RuntimeMiniApp['script']): string =>
  textOf(typeof script === 'object' ? script?.production : script)

/** An entry that was pasted, by itself or as the only one of a configuration; undefined where it is none. */
export function pastedEntry(text: string): Entry | undefined {
  try {
    const value = JSON.parse(text) as { miniApps?: Entry[] } & Entry
    return typeof value === 'object' && value !== null ? (value.miniApps?.[0] ?? value) : undefined
  } catch {
    return undefined
  }
}
