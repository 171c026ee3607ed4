import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { writeApp } from '../server/setup/new-app/write-app.ts'

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'agency-os-new-app-'))
after(() => rmSync(copy, { recursive: true }))

/** What compiler and lint need of the repository; with the compiler's cache only what is new is checked. */
const PARTS =
  /^(shell|elements|miniapps|themes|server|test|package\.json|vite\.config\.ts|tsconfig.*|\.ox.*)$/
for (const part of [...readdirSync(root).filter((name) => PARTS.test(name)), '.cache/types'])
  if (existsSync(join(root, part))) cpSync(join(root, part), join(copy, part), { recursive: true })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

const read = (path: string) => readFileSync(join(copy, path), 'utf8')
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
const bin = (path: string, ...args: string[]) => run(join('node_modules', path), ...args)

/** Folders of the new apps. */
const NEW = [
  'miniapps/site-speed',
  'miniapps/domain/site-speed',
  'miniapps/media-desk',
  'miniapps/domain/media-desk',
  'server/api/media-desk',
]

it('makes an app of a key that has a row, touching one file beside it', () => {
  assert.deepEqual(writeApp(copy, { key: 'site-speed', api: false }), ['shell/config/apps/unlock.ts'])
  assert.match(read('shell/config/apps/unlock.ts'), /key: 'site-speed', built: true, apis: \['documents'\]/)
})

it('makes an app with an API, touching two', () => {
  assert.deepEqual(writeApp(copy, { key: 'media-desk', api: true, category: 'plan' }), [
    'shell/config/apps/plan.ts',
    'server/apis.ts',
  ])
  assert.match(read('server/apis.ts'), /OTHERS: readonly Api\[\] = \[[^\]]*mediaDeskApi/)
  assert.match(read('server/api/media-desk/migrations/001-things.ts'), /create table media_desk_thing/)
})

it('leaves nothing of the template in them', () => {
  for (const folder of NEW)
    for (const name of readdirSync(join(copy, folder), { recursive: true }).map(String))
      if (/\.\w+$/.test(name)) assert.doesNotMatch(name + read(join(folder, name)), /blank/i, name)
})

it('makes apps that compile, pass lint and tests, and have the shape of all', () => {
  bin('oxfmt/bin/oxfmt', ...NEW, 'shell/config/apps', 'server/apis.ts')
  bin('typescript/bin/tsc', '-b')
  bin('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...NEW, 'shell/config/apps', 'server/apis.ts')
  run(
    '--import',
    'tsx',
    '--test',
    'miniapps/domain/media-desk/thing.test.ts',
    'server/api/media-desk/media-desk.test.ts',
    'test/granted-apis.test.ts',
    'test/shape.test.ts',
  )
})

it('says what is wrong with a key', () => {
  assert.throws(() => writeApp(copy, { key: 'Media', api: false }), /"Media" is no key/)
  assert.throws(() => writeApp(copy, { key: 'scorecards', api: false }), /is there already/)
  assert.throws(() => writeApp(copy, { key: 'nowhere', api: false }), /say --category, one of activate/)
})
