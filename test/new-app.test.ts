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

/** The part of the repository that compiler and lint need; with the compiler's cache only what is new is checked. */
const PARTS =
  /^(shell|elements|miniapps|packages|themes|server|test|package\.json|package-lock\.json|vite\.config\.ts|tsconfig.*|\.ox.*)$/
for (const part of [...readdirSync(root).filter((name) => PARTS.test(name)), '.cache/types'])
  if (existsSync(join(root, part))) cpSync(join(root, part), join(copy, part), { recursive: true })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

const read = (path: string) => readFileSync(join(copy, path), 'utf8')
/** Node runs no tests within a test unless it is made to forget that it is in one. */
const { NODE_TEST_CONTEXT: _within, ...env } = process.env
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env })
const bin = (path: string, ...args: string[]) => run(join('node_modules', path), ...args)

const FOLDERS = ['miniapps', 'miniapps/domain', 'server/api']
const NEW = ['site-speed', 'media-desk', 'cost-lines'].flatMap((key) =>
  FOLDERS.map((folder) => `${folder}/${key}`),
)
const SHARED = ['shell/config/apps', 'server/apis.ts']
const TRANSLATED = ['de', 'es', 'fr', 'ja', 'pt-BR']

it('makes a document app of a key that has a row, and brings its titles home', () => {
  assert.deepEqual(writeApp(copy, { key: 'site-speed', kind: 'document' }), [
    'shell/config/apps/unlock.ts',
    'server/apis.ts',
    ...TRANSLATED.map((language) => `miniapps/not-available/words/portal/${language}.json`),
  ])
  assert.match(read('shell/config/apps/unlock.ts'), /key: 'site-speed', built: true, apis: \['documents'\]/)
  assert.deepEqual(JSON.parse(read('miniapps/site-speed/words/portal/ja.json')), {
    'title.Site speed': 'サイト速度',
  })
})

it('makes an app with a table of its own, touching two files beside it', () => {
  assert.deepEqual(writeApp(copy, { key: 'media-desk', kind: 'api', category: 'plan' }), [
    'shell/config/apps/plan.ts',
    'server/apis.ts',
  ])
  assert.match(read('server/apis.ts'), /OTHERS: readonly Api\[\] = \[[^\]]*mediaDeskApi/)
  assert.match(read('server/api/media-desk/migrations/001-things.ts'), /create table media_desk_thing/)
})

it('makes an app with a list of its own table, and no documents', () => {
  writeApp(copy, { key: 'cost-lines', kind: 'list', category: 'plan' })
  assert.match(read('shell/config/apps/plan.ts'), /key: 'cost-lines', built: true, apis: \['costLines'\]/)
  assert.match(read('miniapps/cost-lines/screens/overview.tsx'), /api: 'costLines'/)
  assert.equal(existsSync(join(copy, 'miniapps/domain/cost-lines/cost-lines.ts')), false)
})

it('leaves nothing of the template in them', () => {
  for (const folder of NEW)
    for (const name of readdirSync(join(copy, folder), { recursive: true }).map(String))
      if (/\.\w+$/.test(name)) assert.doesNotMatch(name + read(join(folder, name)), /blank/i, name)
})

it('makes apps that compile, pass lint and tests, and have the shape of all', () => {
  bin('oxfmt/bin/oxfmt', ...NEW, ...SHARED)
  bin('typescript/bin/tsc', '-b')
  bin('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...NEW, ...SHARED)
  // the others need a browser or a sample world of their own, and run for what these were copied from
  const tests = NEW.filter((folder) => folder.startsWith('miniapps/domain/')).flatMap((folder) =>
    readdirSync(join(copy, folder))
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  )
  const ofHouse = ['granted-apis', 'shape'].map((name) => `test/${name}.test.ts`)
  assert.match(run('--import', 'tsx', '--test', ...tests, ...ofHouse), /^# pass [1-9]\d/m)
})

it('says what is wrong with a key', () => {
  assert.throws(() => writeApp(copy, { key: 'Media', kind: 'document' }), /"Media" is no key/)
  assert.throws(() => writeApp(copy, { key: 'scorecards', kind: 'document' }), /is there already/)
  assert.throws(() => writeApp(copy, { key: 'nowhere', kind: 'document' }), /say --category, one of activate/)
})
