import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { APP_ROWS } from '../shell/config/app-rows.ts'

const miniapps = join(import.meta.dirname, '../miniapps')

/** Every app has these; `npm run new` makes them. */
const shapeOf = (key: string) => [
  'index.ts',
  `${key}.tsx`,
  `${key}.css`,
  'screens',
  'words',
  'states.test.tsx',
  'accept.test.ts',
]

/** What apps lack that were there before the shape. Nothing may join this list. */
const STILL_LACKING: Readonly<Record<string, readonly string[]>> = {
  header: ['screens', 'words', 'states.test.tsx', 'accept.test.ts'],
  login: ['login.tsx', 'screens', 'states.test.tsx', 'accept.test.ts'],
  'you-page': ['screens', 'words', 'states.test.tsx', 'accept.test.ts'],
  scorecards: ['screens', 'words', 'states.test.tsx', 'accept.test.ts'],
  sample: ['screens', 'words', 'states.test.tsx', 'accept.test.ts'],
}

it('every app that is built has a folder, and no other key has', () => {
  for (const { key, built = false } of APP_ROWS) assert.equal(existsSync(join(miniapps, key)), built, key)
})

for (const { key } of [...APP_ROWS.filter(({ built }) => built), { key: 'blank' }])
  it(`${key} has the shape of all apps`, () => {
    const lacking = shapeOf(key).filter((part) => !existsSync(join(miniapps, key, part)))
    assert.deepEqual(
      lacking.filter((part) => !STILL_LACKING[key]?.includes(part)),
      [],
    )
  })
