import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, beforeEach, describe, it, mock } from 'node:test'
import { isOlder, MIGRATIONS } from './migrations.ts'
import { runUpdate } from './run-update.ts'

const folders: string[] = []
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const OLDER = { template: 'none', version: '0.0.9' }

/** An app as the templates wrote it at a version. */
function app(sources: Readonly<Record<string, string>>, agencyOs: object | undefined = OLDER): string {
  const root = mkdtempSync(join(tmpdir(), 'agency-os-update-'))
  folders.push(root)
  mkdirSync(join(root, 'src'))
  const manifest = {
    name: 'desk',
    dependencies: { '@agency-os/mini-app': '^0.0.9', lit: '^3.0.0' },
    devDependencies: { '@agency-os/cli': 'file:../cli.tgz' },
    agencyOs,
  }
  writeFileSync(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const [path, text] of Object.entries(sources)) writeFileSync(join(root, path), text)
  return root
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@agency.example', ...args], {
    cwd: root,
    stdio: 'pipe',
  })
const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

describe('agency-os update', () => {
  let said: string[]
  beforeEach(() => {
    said = []
    mock.method(console, 'log', (text: string) => void said.push(text))
  })
  afterEach(() => mock.restoreAll())

  it('brings an app of an older version to this one, and says what it changed', async () => {
    const root = app({ 'src/main.ts': 'this.host.emit("refresh-user")\n' })
    git(root, 'init', '-q')
    git(root, 'add', '-A')
    git(root, 'commit', '-qm', 'Begin')
    await runUpdate([], root, '0.3.0')
    assert.equal(read(root, 'src/main.ts'), 'this.portal.emit("refresh-user")\n')
    const { dependencies, devDependencies, agencyOs } = JSON.parse(read(root, 'package.json'))
    assert.deepEqual(dependencies, { '@agency-os/mini-app': '^0.3.0', lit: '^3.0.0' })
    assert.deepEqual(devDependencies, { '@agency-os/cli': 'file:../cli.tgz' })
    assert.deepEqual(agencyOs, { template: 'none', version: '0.3.0' })
    assert.match(
      said.join('\n'),
      /names "portal" [^]*From 0.0.9 to 0.3.0. Changed:\n {2}src\/main.ts\n {2}package.json/,
    )
  })

  it('has nothing to do in an app of this version', async () => {
    const root = app({ 'src/main.ts': 'location.host\n' })
    await runUpdate(['--force'], root, '0.3.0')
    await runUpdate([], root, '0.3.0')
    assert.match(said.at(-1)!, /Nothing to do/)
  })

  it('asks for a clean tree of git, or --force', async () => {
    const root = app({})
    await assert.rejects(runUpdate([], root, '0.3.0'), /There is no git here/)
    git(root, 'init', '-q')
    await assert.rejects(runUpdate([], root, '0.3.0'), /Not everything is committed[^]*package.json/)
    await runUpdate(['--force'], root, '0.3.0')
  })

  it('takes the packages that the app’s portal serves now', async () => {
    let newest = '0.3.0'
    const portal = createServer((_request, response) =>
      response.end(JSON.stringify({ cli: [{ file: `/packages/cli-${newest}-1a2b3c4d.tgz` }] })),
    ).listen(0)
    const origin = `http://localhost:${(portal.address() as AddressInfo).port}`
    try {
      const root = app({}, { ...OLDER, portal: origin })
      const manifest = JSON.parse(read(root, 'package.json'))
      manifest.devDependencies['@agency-os/cli'] = `${origin}/packages/cli-0.0.9-5e6f7a8b.tgz`
      writeFileSync(join(root, 'package.json'), JSON.stringify(manifest))
      await runUpdate(['--force'], root, '0.3.0')
      assert.equal(
        JSON.parse(read(root, 'package.json')).devDependencies['@agency-os/cli'],
        `${origin}/packages/cli-0.3.0-1a2b3c4d.tgz`,
      )
      newest = '0.4.0'
      await assert.rejects(
        runUpdate(['--force'], root, '0.3.0'),
        /has 0.4.0: npx --allow-remote=root http:[^ ]*\/packages\/cli.tgz update/,
      )
    } finally {
      portal.close()
    }
  })

  it('refuses in words: another folder, a newer app', async () => {
    await assert.rejects(runUpdate([], app({}, {}), '0.3.0'), /No app that create-app made is here/)
    await assert.rejects(
      runUpdate([], app({}, { version: '0.10.0' }), '0.9.0'),
      /The app is of 0.10.0, newer than this agency-os 0.9.0/,
    )
  })
})

describe('an app that is generated today', () => {
  it('is never behind: its templates have had every migration', () => {
    const { version } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../create-app/package.json'), 'utf8'),
    ) as { version: string }
    assert.deepEqual(
      MIGRATIONS.filter((migration) => isOlder(version, migration.version)),
      [],
    )
  })
})

describe('"host" that is named "portal"', () => {
  for (const [before, expected] of [
    ['this.host.emit()', 'this.portal.emit()'],
    ['props.host.emit()', 'props.portal.emit()'],
    ['set host(value) {', 'set portal(value) {'],
    ['  declare host: MiniAppPortal', '  declare portal: MiniAppPortal'],
    ['  host!: MiniAppPortal;', '  portal!: MiniAppPortal;'],
    ['host: { attribute: false },', 'portal: { attribute: false },'],
    [
      'const { context, host } = element; host.emit()',
      'const { context, portal: host } = element; host.emit()',
    ],
    ['const props = { route, host: 1 }', 'const props = { route, portal: 1 }'],
    ['location.host + url.host', 'location.host + url.host'],
    ['css`:host { display: block }`', 'css`:host { display: block }`'],
    ["server: { host: '0.0.0.0' }", "server: { host: '0.0.0.0' }"],
  ] as const) {
    it(`${before} → ${expected}`, () => {
      let now: string = before
      MIGRATIONS[0]!.change({
        paths: () => ['src/main.ts'],
        read: () => now,
        write: (_path, text) => (now = text),
      })
      assert.equal(now, expected)
    })
  }
})
