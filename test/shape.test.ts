import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { APP_ROWS } from '../shell/config/app-rows.ts'

const miniapps = join(import.meta.dirname, '../miniapps')

/** Every app has these; `npm run new` makes them. Where two names stand, either will do. */
const PARTS: readonly (readonly [name: string, insteadOf?: string])[] = [
  ['index.ts'],
  ['KEY.tsx', 'KEY.ts'], // the login app is one of Lit: React is not paid for before sign-in
  ['KEY.css'],
  ['screens'],
  ['words/words.ts'],
  ['states.test.tsx', 'states.test.ts'],
  ['accept.test.ts'],
]

/** Of the simulators, which are one app under two keys: screens, words and looks are in kit/audience/opportunities. */
const SHARED = ['KEY.css', 'screens', 'words/words.ts']
/** Parts that an app may lack: the header is no page and so has no screens, and the sample is in English for developers. */
const NOT_FOR: Readonly<Record<string, readonly string[]>> = {
  header: ['screens'],
  sample: ['words/words.ts'],
  'segment-opportunity-simulator-uk': SHARED,
  'segment-opportunity-simulator-us': SHARED,
}

it('every app that is built has a folder, and no other key has', () => {
  for (const { key, built = false } of APP_ROWS) assert.equal(existsSync(join(miniapps, key)), built, key)
})

for (const { key } of [...APP_ROWS.filter(({ built }) => built), { key: 'blank' }, { key: 'blank-list' }])
  it(`${key} has the shape of all apps`, () => {
    const isThere = (name: string) => existsSync(join(miniapps, key, name.replace('KEY', key)))
    const lacking = PARTS.filter((names) => !names.some((name) => name && isThere(name))).map(
      ([name]) => name,
    )
    assert.deepEqual(lacking, NOT_FOR[key] ?? [])
  })
