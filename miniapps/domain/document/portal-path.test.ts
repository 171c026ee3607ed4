import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isPortalPath } from './portal-path.ts'

const HERE = 'https://portal.example'

it('tells links that stay in the portal from those that lead out of it', () => {
  for (const path of ['/', '/you', '/apps/x?from=/you#top', '/brands/%2F/x', '/audit?q=a//b'])
    assert.ok(isPortalPath(path) && new URL(path, HERE).href.startsWith(`${HERE}/`), path)
  const out = ['', 'you', '//evil.example', '/\\evil.example', '/\t/evil.example/x', '/\n/evil.example']
  for (const path of [
    ...out,
    '/.//evil.example',
    '\\/evil.example',
    'https://evil.example',
    '/a b',
    '/a\u0000',
  ])
    assert.equal(isPortalPath(path), false, JSON.stringify(path))
})
