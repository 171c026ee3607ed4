import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { type ServedPortal, servePortal } from './portal-in-tests.ts'

let portal: ServedPortal
let origin: string

before(async () => {
  portal = await servePortal()
  origin = portal.origin
})

after(() => portal.close())

it('never redirects to another host', async () => {
  for (const path of ['//evil.example/?tenant=mindshare', '/\\evil.example/?tenant=mindshare']) {
    const { location = '/' } = await portal.raw(path, { accept: 'text/html' })
    assert.equal(new URL(location, origin).origin, origin, path)
  }
})

it('sends a policy and the other safety headers with every kind of answer', async () => {
  for (const path of ['/', '/assets/index-abc12345.js', '/assets/missing.js', '/api/x', '/idp/x']) {
    const { headers } = await portal.navigate(path)
    assert.match(headers.get('content-security-policy')!, /default-src 'none'/, path)
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
    assert.equal(headers.get('referrer-policy'), 'same-origin', path)
    assert.ok(headers.get('permissions-policy'), path)
  }
})

it('sends people from 127.0.0.1 to localhost, path and all', async () => {
  const { status, location } = await portal.raw('/you?a=1', { host: `127.0.0.1:${portal.port}` })
  assert.equal(status, 307)
  assert.equal(location, `${origin}/you?a=1`)
})

it('sends nobody on from a port that is not its own: a proxy on this machine would come back for ever', async () => {
  for (const host of ['127.0.0.1:1', '127.0.0.1'])
    assert.equal((await portal.raw('/you', { host, accept: 'text/html' })).status, 200, host)
})

it('gives pages that name no icon one that every browser draws', async () => {
  const { status, headers } = await portal.navigate('/favicon.ico')
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'image/png')
})

it('answers nobody who calls it by a foreign name', async () => {
  assert.equal((await portal.raw('/you', { host: 'evil.example' })).status, 421)
})

it('listens on both loopback addresses', async (test) => {
  assert.equal(
    (
      await fetch(`http://[::1]:${portal.port}/`, { redirect: 'manual' }).catch(() =>
        test.skip('no IPv6 here'),
      )
    )?.status ?? 307,
    307,
  )
})
