import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { GATHERED, portalFiles } from '../server/build/portal-words.ts'
import { LANGUAGES } from '../shell/contract/words.ts'
import { isTest } from './layers/layer-rule.ts'
import { sources } from './layers/sources.ts'
import { holesOf, rooms, type Room } from './words/catalogues.ts'
import { doubledMessages, lineOf } from './words/doubled.ts'
import { leftTexts } from './words/left-texts.ts'
import { spacingFaults, spokenTexts } from './words/spacing.ts'
import { stringsOf, wordCalls, type WordCall } from './words/word-calls.ts'

const APPS = readdirSync('miniapps').map((name) => `miniapps/${name}`)

/** Rooms in which no text may stand in the code, all apps of the one shape among them. */
const MOVED = [
  'server/idp/pages',
  'shell',
  'elements',
  'miniapps/framed',
  'miniapps/kit',
  ...APPS.filter((app) => existsSync(`${app}/screens`) && app !== 'miniapps/sample'), // a specimen for developers
]

const TEXTS_OF_ELEMENTS = [
  'sign-in',
  'brand-picker',
  'scorecard-result',
  'brand-card',
  'app-launcher',
  'notice',
  'dialog',
].map((name) => `elements/os-${name}/texts.ts`)

/** Where texts are no words for people, or cannot come from a catalogue. */
const EXCEPT: Readonly<Record<string, readonly string[]>> = {
  'names by which words are found, of the specification': [
    'shell/config/',
    'shell/contract/country-words.ts',
  ],
  'no words are here yet, or what is missing is the very place they come from': [
    'shell/main.ts',
    'shell/standalone/start-page.ts',
    'shell/auth/callback-page.ts',
  ],
  'it is embedded where no catalogue is': [
    'elements/os-breadcrumbs/os-breadcrumbs.ts',
    'elements/session/texts.ts',
    'elements/controls/texts.ts',
    ...TEXTS_OF_ELEMENTS,
  ],
  'spec section 9: the support widget speaks en-gb': ['shell/reactions/support-widget.ts'],
  'for the log, for other servers, or for developers': [
    'shell/api/',
    ...[
      'check-session',
      'configuration-rules',
      'engine',
      'http-json',
      'leave-provider',
      'outcome-of',
      'popup-sign-in',
      'token-request',
    ].map((name) => `shell/auth/${name}.ts`),
    'elements/session/page-session.ts',
    'shell/standalone/embed/check-page.ts',
    'shell/frame/developers-panel.ts',
    'shell/lifecycle/ask-back-end.ts',
    'shell/lifecycle/load-module.ts',
    'shell/lifecycle/mini-app.ts',
    'shell/reactions/policy-reports.ts',
  ],
}

const isMoved = (path: string): boolean =>
  MOVED.some((folder) => path.startsWith(`${folder}/`)) &&
  !Object.values(EXCEPT)
    .flat()
    .some((start) => path.startsWith(start))

/** A ratchet: messages that two rooms of the apps still have each for themselves. */
const DOUBLED = 171

const none = (problems: readonly string[]) => assert.ok(problems.length === 0, `\n${problems.join('\n')}`)
const english = ({ catalogues }: Room) => catalogues.get('en')!
const callsOf = ({ folder, users }: Room): WordCall[] =>
  users.flatMap((source) => wordCalls(source, `${folder}/words/words.ts`))
const matches = (key: string, wanted: string | RegExp | undefined) =>
  wanted instanceof RegExp ? wanted.test(key) : wanted === key

describe('the words', () => {
  it('exist in every language', () => {
    none(
      rooms.flatMap(({ folder, catalogues }) =>
        LANGUAGES.filter((language) => !catalogues.has(language)).map(
          (language) => `${folder}/words/${language}.json is missing`,
        ),
      ),
    )
  })

  it('have the same keys in every language, and only keys of English in that of Britain', () => {
    none(
      rooms.flatMap((room) =>
        [...room.catalogues].flatMap(([language, messages]) => {
          const keys = Object.keys(english(room))
          const more = Object.keys(messages).filter((key) => !(key in english(room)))
          const missing = language === 'en-GB' ? [] : keys.filter((key) => !(key in messages))
          const file = `${room.folder}/words/${language}.json`
          return [
            ...missing.map((key) => `${file} lacks ${key}`),
            ...more.map((key) => `${file} has ${key}, which English has not`),
          ]
        }),
      ),
    )
  })

  it('say something in every language, with the same values in them', () => {
    none(
      rooms.flatMap((room) =>
        [...room.catalogues].flatMap(([language, messages]) =>
          Object.entries(messages).flatMap(([key, message]) => {
            const where = `${room.folder}/words/${language}.json: ${key}`
            const source = english(room)[key] ?? ''
            const holes = [holesOf(message).join(), holesOf(source).join()]
            return [
              ...(!message === !source ? [] : [`${where} is empty here or in English`]),
              ...(holes[0] === holes[1] ? [] : [`${where} takes (${holes[0]}), English (${holes[1]})`]),
            ]
          }),
        ),
      ),
    )
  })

  it('are said once: an app takes what the kit or its own first room says', (test) => {
    const doubled = doubledMessages().map(lineOf)
    test.diagnostic(`said in several rooms:\n${doubled.join('\n')}`)
    assert.ok(doubled.length <= DOUBLED, `${doubled.length}, the most is ${DOUBLED}: never raise it`)
  })

  it('of the kit are said by no other room, but by a table whose keys are data', () => {
    const asksForItself = (folder: string, key: string) => {
      const room = rooms.find((each) => each.folder === folder)!
      const asked = callsOf(room).filter((call) => call.key === undefined || matches(key, call.key))
      return asked.length > 0 && asked.every((call) => call.key === key)
    }
    none(
      doubledMessages()
        .filter(({ at }) => at.has('miniapps/kit'))
        .filter(({ at }) =>
          [...at].some(([folder, key]) => folder !== 'miniapps/kit' && asksForItself(folder, key)),
        )
        .map(lineOf),
    )
  })

  it('are spaced as each language writes', () => {
    none(spacingFaults(spokenTexts))
  })

  it('that apps and nouns bring along are of a kind that a room gathers', () => {
    const kinds = Object.values(GATHERED)
    const files = LANGUAGES.flatMap((language) => portalFiles('.', `${language}.json`))
    none(
      files.flatMap((file) =>
        Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)
          .filter((key) => !kinds.some((kind) => key.startsWith(kind)))
          .map((key) => `${file}: nobody gathers ${key}`),
      ),
    )
  })

  it('are all used', () => {
    none(
      rooms.flatMap((room) => {
        const calls = callsOf(room)
        const used = calls.map(({ key }) => key)
        if (used.includes(undefined)) used.push(...room.keepers.flatMap(stringsOf))
        return Object.keys(english(room))
          .filter((key) => !used.some((wanted) => matches(key, wanted)))
          .map((key) => `${room.folder}/words/en.json: nothing uses ${key}`)
      }),
    )
  })

  it('are given the values that they take', () => {
    none(
      rooms.flatMap((room) =>
        callsOf(room).flatMap(({ path, line, key, values }) => {
          if (!values) return []
          return Object.keys(english(room))
            .filter((each) => matches(each, key))
            .filter(
              (each) =>
                typeof key === 'string' && holesOf(english(room)[each]!).join() !== values.toSorted().join(),
            )
            .map((each) => `${path}:${line}: ${each} takes (${holesOf(english(room)[each]!).join()})`)
        }),
      ),
    )
  })

  it('are asked for while drawing, not when a module loads', () => {
    none(
      rooms.flatMap((room) =>
        callsOf(room)
          .filter(({ tooEarly }) => tooEarly)
          .map(
            ({ path, line }) =>
              `${path}:${line}: words are not there yet, and stay as they are when the language changes`,
          ),
      ),
    )
  })

  it('are no more in the code of rooms that were moved', () => {
    none(sources.filter(({ path }) => !isTest(path) && isMoved(path)).flatMap(leftTexts))
  })
})
