import assert from 'node:assert/strict'
import { it } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { allThemes } from '../../themes/all-themes.ts'
import { lookOf } from '../../themes/look-css.ts'
import { themesPlugin } from './themes.ts'

const ENTRY = 'virtual:empty'
const MAX_THEME_BROTLI_BYTES = 3000

/** Builds nothing but the themes, in memory, and answers the files by name. */
async function builtFiles(): Promise<Map<string, Buffer>> {
  const result = await build({
    root: process.cwd(),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: ENTRY } },
    plugins: [
      {
        name: 'empty',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? 'export {}' : null),
      },
      themesPlugin(),
    ],
  })
  if (!('output' in result)) throw new Error('The build did not answer with one output')
  return new Map(
    result.output.flatMap((file) =>
      file.type === 'asset' ? [[file.fileName, Buffer.from(file.source)] as const] : [],
    ),
  )
}

it('emits a small sheet for every theme, and every font a sheet names', async () => {
  const files = await builtFiles()
  const sheets = [...files].filter(([name]) => /^themes\/[\w-]+\.css$/.test(name))
  assert.equal(sheets.length, 11)
  for (const [name, content] of sheets) {
    const fonts = [...content.toString().matchAll(/url\(\.\.\/(fonts\/[^)]+)\)/g)].map(
      (match) => match[1] ?? '',
    )
    assert.ok(fonts.length >= 2, `${name} names ${fonts.length} fonts`)
    for (const font of fonts)
      assert.equal(files.get(font)?.subarray(0, 4).toString(), 'wOF2', `${font} of ${name}`)
    assert.ok(brotliCompressSync(content).length <= MAX_THEME_BROTLI_BYTES, `${name} is too large`)
  }
})

it('emits every font that the look of an embedded element names', async () => {
  const files = await builtFiles()
  for (const [name, theme] of allThemes) {
    const look = lookOf(theme)
    assert.doesNotMatch(look.css, /:root|html|body|@font-face/, name)
    assert.ok(look.fonts.length >= 2, name)
    for (const { source } of look.fonts)
      assert.ok(files.has(/url\(\.\.\/(.+)\)/.exec(source)?.[1] ?? ''), `${source} of ${name}`)
  }
})

it('publishes the ten tenants with their codes, names and colours', async () => {
  const list = JSON.parse(String((await builtFiles()).get('themes/tenants.json'))) as {
    code: string
    mainColor: string
  }[]
  assert.deepEqual(
    list.map(({ code }) => code),
    [
      'choreograph',
      'wavemaker',
      'greenhouse',
      'groupm',
      'mindshare',
      'mediacom',
      'essence',
      'msix',
      'wpp-open',
      'wms',
    ],
  )
  assert.ok(list.every(({ mainColor }) => /^#[\dA-Fa-f]{6}$/.test(mainColor)))
})
