import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { version as reactVersion } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { jsxDEV } from './jsx-dev-runtime.ts'
import { importMap, versionsOf } from './vendor.ts'

const root = join(import.meta.dirname, '../..')
const versionHere = (name: string) =>
  (JSON.parse(versionsOf({ [name]: { file: '' } })) as Record<string, { version: string }>)[name]!.version

it('names modules that keep their names together, by their package', () => {
  const map = importMap({
    lit: { file: 'lit.js' },
    'lit/html.js': { file: 'lit/html.js' },
    'lit/directives/map.js': { file: 'lit/directives/map.js' },
    '@lit/reactive-element/decorators.js': { file: '@lit/reactive-element/decorators.js' },
  })
  assert.deepEqual(JSON.parse(map), {
    imports: {
      lit: '/vendor/lit.js',
      'lit/': '/vendor/lit/',
      '@lit/reactive-element/': '/vendor/@lit/reactive-element/',
    },
  })
})

it('says which version of a package is shared, and by which names', () => {
  const versions = JSON.parse(
    versionsOf({
      react: { file: 'react.js', cjs: true },
      'react/jsx-runtime': { file: 'react-jsx-runtime.js', cjs: true },
      '@nanostores/react': { file: 'nanostores-react.js' },
    }),
  ) as Record<string, { version: string; modules: string[] }>
  assert.deepEqual(Object.keys(versions), ['react', '@nanostores/react'])
  assert.deepEqual(versions['react'], { version: reactVersion, modules: ['react', 'react/jsx-runtime'] })
})

it('is written in the docs with the versions that are installed', () => {
  const page = readFileSync(join(root, 'docs/authors/other-hosts.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `([^`]+)` \| (\d[\d.]+) \|/gm)].map(([, name, version]) => [
    name!,
    version,
  ])
  assert.ok(rows.length > 0)
  assert.deepEqual(
    rows,
    rows.map(([name]) => [name, versionHere(name!)]),
  )
})

it('makes of the calls of a dev server what a build makes', () => {
  assert.deepEqual(jsxDEV('p', { children: 'one' }, undefined, false), jsx('p', { children: 'one' }))
  assert.deepEqual(
    jsxDEV('p', { children: ['one', 'two'] }, 'key', true),
    jsxs('p', { children: ['one', 'two'] }, 'key'),
  )
})
