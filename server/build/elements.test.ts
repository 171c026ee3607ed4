import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, it } from 'node:test'
import { build } from 'vite'
import { elementScript, type MakeElement } from './element-script.ts'
import type { ElementsManifest } from './element-versions.ts'
import { elements } from './elements.ts'

const folder = mkdtempSync(join(tmpdir(), 'agency-os-elements-'))
const OLD = {
  file: '/elements/0.0.9-old/os-tenant-mark.js',
  integrity: '',
  bytes: 3,
  brotliBytes: 3,
  parts: ['/elements/parts/old-a1.js'],
}
/** An element that asks for its words later. */
const withParts: MakeElement = async () => ({
  code: 'import(`./parts/de-b2.js`)',
  parts: new Map([['de-b2.js', 'export default {}']]),
})
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
let manifest: ElementsManifest

before(async () => {
  mkdirSync(join(folder, 'elements/0.0.9-old'), { recursive: true })
  mkdirSync(join(folder, 'elements/parts'))
  for (const file of [OLD.file, ...OLD.parts]) writeFileSync(join(folder, file), 'old')
  writeFileSync(
    join(folder, 'elements/manifest.json'),
    JSON.stringify({ latest: '0.0.9-old', versions: { '0.0.9-old': { 'os-tenant-mark': OLD } } }),
  )
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: 'elements/os-tenant-mark/index.ts', external: /./ },
    },
    plugins: [
      elements({
        'os-tenant-mark': elementScript('elements/os-tenant-mark/index.ts'),
        'os-parted': withParts,
      }),
    ],
  })
  manifest = JSON.parse(read('elements/manifest.json')) as ElementsManifest
})

after(() => rmSync(folder, { recursive: true }))

it('makes of an element one file that asks for no other script, at its latest address and at that of its version', () => {
  const code = read('elements/os-tenant-mark.js')
  assert.doesNotMatch(code, /\bimport\b(?!\.meta)/)
  assert.equal(code, read(`elements/${manifest.latest}/os-tenant-mark.js`))
  assert.ok(code.includes(manifest.latest), 'the script knows its version')
})

it('lists versions with files, bytes and the integrity that a script tag names', () => {
  const { file, integrity, bytes } = manifest.versions[manifest.latest]!['os-tenant-mark']!
  const code = read(file)
  assert.equal(integrity, `sha384-${createHash('sha384').update(code).digest('base64')}`)
  assert.equal(bytes, Buffer.byteLength(code))
})

it('keeps the versions of earlier builds in the folder, which pages may name', () => {
  assert.deepEqual(Object.keys(manifest.versions), [manifest.latest, '0.0.9-old'])
  for (const file of [OLD.file, ...OLD.parts]) assert.equal(read(file), 'old')
  assert.ok(readdirSync(join(folder, 'elements')).includes('0.0.9-old'))
})

it('leaves none of the globals in a page by which copies of Lit know each other', () => {
  assert.doesNotMatch(
    read('elements/os-tenant-mark.js'),
    /lit(Html|Element)Versions|litPropertyMetadata|PolyfillSupport/,
  )
})

it('keeps later files of an element under names that versions share, and finds them from both addresses', () => {
  const { file, parts } = manifest.versions[manifest.latest]!['os-parted']!
  assert.deepEqual(parts, ['/elements/parts/de-b2.js'])
  for (const address of ['/elements/os-parted.js', file]) {
    const [, asked] = /import\(`(.*)`\)/.exec(read(address))!
    assert.equal(new URL(asked!, `https://portal.example${address}`).pathname, parts[0])
  }
  assert.equal(read(parts[0]!), 'export default {}')
})
