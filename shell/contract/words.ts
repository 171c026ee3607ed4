import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'

/** Those that the portal's words exist in; docs/house/words.md. `en` has the spelling of the US. */
export const LANGUAGES = ['en', 'en-GB', 'de', 'fr', 'es', 'pt-BR', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** One room's messages in one language, as server/build/words.ts compiles them. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>

/** The words of one room: `words('hello', { name })`, in the language in use. Ask while drawing, never when the module loads. */
export interface Words<Key extends string> {
  (key: Key, values?: Record<string, string | number>): string
  /** The same with elements in it: `<b>…</b>` in the message is what the function `b` makes of its content. */
  rich<Part>(key: Key, values: FormatValues<Part>): readonly (string | Part)[]
}

type Load = (language: Language) => Promise<{ default: Catalogue }>

interface Room {
  load: Load
  catalogues: Map<Language, Catalogue>
}

const rooms = new Set<Room>()
const listeners = new Set<() => void>()
let shown: Language = 'en'
let wanted: Language | undefined
let pageChooses = false
let numberLocale = 'en-gb'
let disguise = (message: CompiledMessage): CompiledMessage => message

/** `de-AT` -> `de`; undefined where there are no words in that language. */
export function languageOf(tag: string): Language | undefined {
  const [base, region] = tag.toLowerCase().split(/[-_]/)
  if (base === 'en') return region && region !== 'us' ? 'en-GB' : 'en'
  return LANGUAGES.find((language) => language.split('-')[0] === base)
}

const FROM_THE_RIGHT = /^(ar|fa|he|ur)\b/i

/** Which way a language is written, for `<html dir>`. */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (FROM_THE_RIGHT.test(tag) ? 'rtl' : 'ltr')

/** The language that words are drawn in now. */
export const shownLanguage = (): Language => shown

/** Words of a part that is not on the first page, such as the palette: their catalogue loads when `begin` is called. */
export interface LaterWords<Key extends string> extends Words<Key> {
  /** They are needed from now on. */
  begin(): void
}

/** Registers a room: its catalogue loads at once, where the language is known. All rooms change language together. */
export function createWords<Key extends string>(load: Load): Words<Key> {
  const [words, begin] = roomOf<Key>(load)
  begin().catch(() => {}) // whoever waits for it is told by wordsReady
  return words
}

/** A room whose catalogue loads no earlier than somebody says so. */
export function createLaterWords<Key extends string>(load: Load): LaterWords<Key> {
  const [words, begin, isBegun] = roomOf<Key>(load)
  return Object.assign(words, {
    begin: () => {
      if (!isBegun()) begin().then(tell, () => {})
    },
  })
}

function roomOf<Key extends string>(
  load: Load,
): [Words<Key>, begin: () => Promise<void>, isBegun: () => boolean] {
  const room: Room = { load, catalogues: new Map() }
  let hasBegun = false
  const begin = async () => {
    hasBegun = true
    rooms.add(room)
    if (wanted) await bring(room, wanted)
  }
  const messageOf = (key: Key) => {
    if (hasBegun && !rooms.has(room)) begin().then(tell, () => {}) // its words could not be had before: ask again
    return disguise(room.catalogues.get(shown)?.[key] ?? key)
  }
  const words = (key: Key, values?: Record<string, string | number>) =>
    format(messageOf(key), shown, values, OPTIONS) as string
  const rich = <Part>(key: Key, values: FormatValues<Part>) =>
    [format(messageOf(key), shown, values, OPTIONS)].flat() as (string | Part)[]
  return [Object.assign(words, { rich }), begin, () => rooms.has(room)]
}

/** Waits for words that have been asked for and are not there; undefined when all are. @throws when a room's cannot be had */
export function wordsReady(): Promise<void> | undefined {
  const missing = [...rooms].filter(({ catalogues }) => !catalogues.has(shown))
  return missing.length > 0 ? bringAll(missing, shown) : undefined
}

/** For what is said once and kept, such as a notice: runs when the words that were asked for are there, at once where they are. */
export function withWords(run: () => void): void {
  const coming = wordsReady()
  if (coming) coming.then(run, run)
  else run()
}

/** Draws all rooms in another language, once all of them have its words. @throws when they cannot be had: the old one stays */
export function showLanguage(language: Language): Promise<void> {
  pageChooses = true
  return show(language)
}

/**
 * For an element in somebody else's page, which knows nothing of our words: shows the language that the element is told, and
 * answers when that has come. Undefined where it is there, and where the page chooses itself, as the portal does.
 */
export function showLanguageOfElement(tag: string, numbers: string): Promise<void> | undefined {
  if (pageChooses) return undefined
  const language = languageOf(tag) ?? 'en'
  setNumberLocale(numbers)
  const isThere = language === shown && !wordsReady()
  if (!isThere) return show(language)
  wanted = language
  return undefined
}

async function show(language: Language): Promise<void> {
  wanted = language
  if (![...rooms].some(({ catalogues }) => catalogues.size > 0)) shown = language // nothing is drawn yet
  let missing: Room[]
  try {
    while ((missing = [...rooms].filter(({ catalogues }) => !catalogues.has(language))).length > 0)
      await bringAll(missing, language)
  } catch (error) {
    if (wanted === language) wanted = shown // what loads later is drawn beside words of the old one
    throw error
  }
  if (wanted !== language) return
  shown = language
  tell()
}

/** How numbers inside messages are written, whatever the language. */
export function setNumberLocale(locale: string): void {
  if (numberLocale === locale) return
  numberLocale = locale
  tell()
}

/** Calls when words have changed: whoever has drawn some draws them anew. Returned is what ends it. */
export function onWords(change: () => void): () => void {
  listeners.add(change)
  return () => listeners.delete(change)
}

/** For tests: draws something else in place of every message, so that texts which come from no catalogue stand out. */
export function disguiseWords(
  as: (message: CompiledMessage) => CompiledMessage = (message) => message,
): void {
  disguise = as
  tell()
}

function tell(): void {
  for (const change of listeners) change()
}

async function bringAll(missing: readonly Room[], language: Language): Promise<void> {
  await Promise.all(missing.map((room) => bring(room, language)))
}

/** Loads one room's catalogue. Where the first load fails, the room no longer keeps the others waiting, and drawing it tries again. */
async function bring(room: Room, language: Language): Promise<void> {
  try {
    const { default: catalogue } = await room.load(language)
    room.catalogues.set(language, catalogue)
  } catch (error) {
    if (room.catalogues.size === 0) rooms.delete(room)
    throw error
  }
}

/** Dates stand in no message: they follow their own locale, in the mini-apps' own format. */
const OPTIONS = {
  formatters: {
    getNumberFormat: (_language?: unknown, options?: Intl.NumberFormatOptions) =>
      Intl.NumberFormat(numberLocale, options),
    getPluralRules: (...rules: ConstructorParameters<typeof Intl.PluralRules>) =>
      new Intl.PluralRules(...rules),
    getDateTimeFormat: Intl.DateTimeFormat,
  },
}
