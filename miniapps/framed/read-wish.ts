import type { FromFramedApp } from '../../shell/contract/framed-app.ts'

type Reads<Wish> = { readonly [Field in keyof Omit<Wish, 'type'>]-?: (value: unknown) => boolean }

const LONGEST = 1_000
const MOST_COMMANDS = 100
/** Of groups, and in each. */
const MOST_SHORTCUTS = 20
const MOST_KEYS = 10
const MOST_ACTIONS = 2
const KINDS: readonly unknown[] = ['info', 'success', 'warning', 'error']
const DIALOGS: readonly unknown[] = ['palette', 'shortcuts']

const text = (value: unknown) => typeof value === 'string' && value.length <= LONGEST
const longText = (value: unknown) => typeof value === 'string'
const flag = (value: unknown) => typeof value === 'boolean'
const number = (value: unknown) => typeof value === 'number'
const anything = () => true
const maybe = (holds: (value: unknown) => boolean) => (value: unknown) => value === undefined || holds(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const texts = (value: unknown) => isRecord(value) && Object.values(value).every(longText)
const listOf = (holds: (value: unknown) => boolean, most: number) => (value: unknown) =>
  Array.isArray(value) && value.length <= most && value.every(holds)
const shortcut = (value: unknown) =>
  isRecord(value) && listOf(text, MOST_KEYS)(value.keys) && text(value.text)
const shortcutGroup = (value: unknown) =>
  isRecord(value) && text(value.title) && listOf(shortcut, MOST_SHORTCUTS)(value.shortcuts)
const command = (value: unknown) =>
  isRecord(value) &&
  text(value.id) &&
  text(value.title) &&
  maybe(text)(value.hint) &&
  maybe(flag)(value.inHelp)

/** What each wish must look like. Payloads of events are the filter's business, which looks at every mini-app's alike. */
const WISHES: { readonly [Type in FromFramedApp['type']]: Reads<Extract<FromFramedApp, { type: Type }>> } = {
  emit: { name: text, payload: anything },
  navigate: { path: longText, replace: maybe(flag), newTab: maybe(flag) },
  'set-dirty': { dirty: flag, kept: maybe(flag) },
  announce: { text },
  notify: {
    kind: (value) => KINDS.includes(value),
    text,
    id: maybe(number),
    actions: maybe(listOf(text, MOST_ACTIONS)),
  },
  open: { dialog: (value) => DIALOGS.includes(value) },
  fail: { text },
  'offer-commands': { commands: listOf(command, MOST_COMMANDS) },
  'offer-shortcuts': { groups: listOf(shortcutGroup, MOST_SHORTCUTS) },
  fetch: {
    id: number,
    address: longText,
    method: maybe(text),
    headers: maybe(texts),
    body: maybe((value) => longText(value) || value instanceof ArrayBuffer),
  },
  'read-draft': { id: number, key: text, brand: maybe(text) },
  'write-draft': { key: text, brand: maybe(text), text: (value) => value === null || longText(value) },
}

/** What a framed page wishes; undefined for what is no wish. It comes from code that nobody trusts, by `postMessage`: plain data, but any. */
export function readWish(message: unknown): FromFramedApp | undefined {
  if (!isRecord(message) || typeof message.type !== 'string' || !Object.hasOwn(WISHES, message.type))
    return undefined
  const reads = Object.entries(WISHES[message.type as FromFramedApp['type']])
  return reads.every(([field, holds]) => holds(message[field]))
    ? (message as unknown as FromFramedApp)
    : undefined
}
