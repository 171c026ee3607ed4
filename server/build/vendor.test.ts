import assert from 'node:assert/strict'
import { it } from 'node:test'
import { jsx, jsxs } from 'react/jsx-runtime'
import { jsxDEV } from './jsx-dev-runtime.ts'
import { importMap } from './vendor.ts'

it('names modules that keep their names together, by their package', () => {
  const map = importMap({
    lit: { file: 'lit.js' },
    'lit/html.js': { file: 'lit/html.js' },
    'lit/directives/map.js': { file: 'lit/directives/map.js' },
  })
  assert.deepEqual(JSON.parse(map), { imports: { lit: '/vendor/lit.js', 'lit/': '/vendor/lit/' } })
})

it('makes of the calls of a dev server what a build makes', () => {
  assert.deepEqual(jsxDEV('p', { children: 'one' }, undefined, false), jsx('p', { children: 'one' }))
  assert.deepEqual(
    jsxDEV('p', { children: ['one', 'two'] }, 'key', true),
    jsxs('p', { children: ['one', 'two'] }, 'key'),
  )
})
