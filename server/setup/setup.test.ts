import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, it } from 'node:test'
import { buildIsFresh, rememberBuild, sourcesHash } from './build-stamp.mjs'
import { dependenciesAreFresh } from './dependencies.mjs'
import { fitsNode, inWords } from './node-version.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'agency-os-setup-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

const lockfile = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages })

it('knows that dependencies are missing, stale or there', () => {
  write(
    'package-lock.json',
    lockfile({
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/only-elsewhere': { version: '2.0.0', optional: true },
    }),
  )
  assert.equal(dependenciesAreFresh(root), false)
  write('node_modules/.package-lock.json', lockfile({ 'node_modules/a': { version: '0.9.0' } }))
  assert.equal(dependenciesAreFresh(root), false)
  write('node_modules/.package-lock.json', lockfile({ 'node_modules/a': { version: '1.0.0' } }))
  assert.equal(dependenciesAreFresh(root), true)
  write('node_modules/.package-lock.json', '{"half')
  assert.equal(dependenciesAreFresh(root), false)
})

it('builds again when a source changed, came or went, and only then', () => {
  write('index.html', '<os-shell>')
  write('shell/main.ts', 'export {}')
  write('dist/index.html', 'built')
  const build = () => rememberBuild(root, sourcesHash(root))
  assert.equal(buildIsFresh(root), false)
  build()
  assert.equal(buildIsFresh(root), true)
  write('shell/main.test.ts', 'a test is not built')
  write('server/main.ts', 'nor is the server')
  assert.equal(buildIsFresh(root), true)
  utimesSync(join(root, 'shell/main.ts'), new Date(), new Date(Date.now() + 5000))
  assert.equal(buildIsFresh(root), false)
  build()
  write('miniapps/cart/index.ts', 'new')
  assert.equal(buildIsFresh(root), false)
  build()
  rmSync(join(root, 'shell/main.ts'))
  assert.equal(buildIsFresh(root), false)
  build()
  rmSync(join(root, 'dist'), { recursive: true })
  assert.equal(buildIsFresh(root), false)
})

it('takes the versions of Node that all dependencies take, and 20 beside them, as the README says', () => {
  const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  const versions = [
    '18.20.0',
    '20.18.3',
    '20.19.0',
    '20.20.2',
    '21.7.3',
    '22.12.0',
    '22.13.0',
    '22.20.1',
    '23.11.0',
    '24.0.0',
    '25.1.0',
    '26.0.0',
    '27.2.0',
  ]
  assert.deepEqual(
    versions.filter((version) => fitsNode(version, engines.node)),
    ['20.19.0', '20.20.2', '22.13.0', '22.20.1', '24.0.0', '26.0.0', '27.2.0'],
  )
  assert.equal(inWords(engines.node), '20.19, 22.13, 24, 26 or newer')
  assert.match(
    read('README.md'),
    /Node 22\.13 or 24, which are recommended \(26 and newer run too, and so does 20\.19/,
  )
})

it('turns other versions of Node away in one sentence, those too that do not know where a module lies', () => {
  cpSync(import.meta.dirname, join(root, 'server/setup'), { recursive: true })
  const setup = join(root, 'server/setup/setup.mjs')
  write('server/setup/setup.mjs', `delete import.meta.dirname\n${readFileSync(setup, 'utf8')}`)
  write('package.json', '{"type":"module","engines":{"node":">=99.0.0"}}')
  const { status, stderr } = spawnSync(process.execPath, [setup], { cwd: root, encoding: 'utf8' })
  assert.equal(
    stderr,
    `\nNode ${process.versions.node} does not fit: Agency OS needs Node 99 or newer. See https://nodejs.org.\n\n`,
  )
  assert.equal(status, 1)
})

it('says nothing when everything is there', () => {
  const setup = resolve(import.meta.dirname, 'setup.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [setup], { encoding: 'utf8' })
  assert.deepEqual([status, stdout, stderr], [0, '', ''])
})
