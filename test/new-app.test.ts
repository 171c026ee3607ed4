import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { writeApp } from '../server/setup/new-app/write-app.ts'

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'agency-os-new-app-'))
after(() => rmSync(copy, { recursive: true }))

/** Folders and files that the TypeScript compiler needs to check the new app in the copy. */
const PARTS = ['shell', 'elements', 'miniapps', 'themes', 'server', 'test', 'package.json', 'vite.config.ts']
for (const part of [...PARTS, ...readdirSync(root).filter((name) => name.startsWith('tsconfig'))])
  cpSync(join(root, part), join(copy, part), { recursive: true })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

const read = (path: string) => readFileSync(join(copy, path), 'utf8')
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })

it('makes an app of a key that has a row, touching one file beside it', () => {
  assert.deepEqual(writeApp(copy, { key: 'site-speed', api: false }), ['shell/config/apps/unlock.ts'])
  assert.match(read('shell/config/apps/unlock.ts'), /key: 'site-speed', built: true, apis: \['workspaces'\]/)
  assert.match(read('miniapps/site-speed/load-things.ts'), /\/api\/workspaces\/agencies/)
})

it('makes an app with an API, touching three', () => {
  assert.deepEqual(writeApp(copy, { key: 'media-desk', api: true, category: 'plan' }), [
    'shell/config/apps/plan.ts',
    'shell/contract/api-bases.ts',
    'server/apis.ts',
  ])
  assert.match(read('server/apis.ts'), /OTHERS: readonly Api\[\] = \[[^\]]*mediaDeskApi/)
  assert.match(read('server/api/media-desk/migrations/001-things.ts'), /create table media_desk_thing/)
})

it('leaves nothing of the template in them, and the compiler is content', () => {
  for (const folder of ['miniapps/media-desk', 'miniapps/domain/media-desk', 'server/api/media-desk'])
    for (const name of readdirSync(join(copy, folder), { recursive: true }).map(String))
      if (/\.\w+$/.test(name)) assert.doesNotMatch(name + read(join(folder, name)), /blank/i, name)
  run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.')
  run('--import', 'tsx', '--test', 'miniapps/domain/media-desk/thing.test.ts')
})

it('says what is wrong with a key', () => {
  assert.throws(() => writeApp(copy, { key: 'Media', api: false }), /"Media" is no key/)
  assert.throws(() => writeApp(copy, { key: 'scorecards', api: false }), /is there already/)
  assert.throws(() => writeApp(copy, { key: 'nowhere', api: false }), /say --category, one of activate/)
})
