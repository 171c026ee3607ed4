import assert from 'node:assert/strict'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, it } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { builtPortal, type ServedPortal, servePortal } from './portal-in-tests.ts'
import { StaticFiles } from './static-files.ts'

let portal: ServedPortal
let origin: string

before(async () => {
  portal = await servePortal()
  origin = portal.origin
})

after(() => portal.close())

it('keeps hashed files for ever and asks again for stable ones', async () => {
  const hashed = await fetch(`${origin}/assets/index-abc12345.js`)
  assert.equal(hashed.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  const allLetters = await fetch(`${origin}/assets/see-as-rvpdzwlm.js`)
  assert.match(allLetters.headers.get('cache-control')!, /immutable/)
  const stable = await fetch(`${origin}/miniapps/sample.js`)
  assert.equal(stable.headers.get('cache-control'), 'no-cache')
  assert.equal(stable.headers.get('content-type'), 'text/javascript; charset=utf-8')
  assert.match((await fetch(`${origin}/fonts/inter.woff2`)).headers.get('cache-control')!, /max-age=31536000/)
})

it('asks again for the scripts in public/assets, whose names end in no hash', async () => {
  const names = await readdir(join(import.meta.dirname, '../../public/assets'))
  const files = new StaticFiles(join(import.meta.dirname, '../../public'))
  for (const name of names)
    assert.equal((await files.find(`/assets/${name}`))!.cacheControl, 'no-cache', name)
})

it('lets every origin load published elements, mini-apps, what they import and the looks, and nothing else', async () => {
  for (const path of [
    '/elements/os-sign.js',
    '/miniapps/sample.js',
    '/assets/index-abc12345.js',
    '/themes/choreograph.css',
    '/fonts/inter.woff2',
    '/vendor/react.js',
  ]) {
    const { status, headers } = await fetch(origin + path, { headers: { origin: 'https://agency.example' } })
    assert.equal(status, 200, path)
    assert.equal(headers.get('access-control-allow-origin'), '*', path)
    assert.equal(headers.get('access-control-allow-credentials'), null, path)
  }
  for (const path of ['/', '/you', '/api/x', '/idp/x', '/elements/none.js']) {
    assert.equal(
      (await portal.navigate(path, { origin: 'https://agency.example' })).headers.get(
        'access-control-allow-origin',
      ),
      null,
      path,
    )
  }
})

it('keeps an element or a package of a version for ever, the latest for five minutes, and asks again for list and themes', async () => {
  const kept = {
    '/elements/0.1.0-abc12345/os-sign.js': 'public, max-age=31536000, immutable',
    '/elements/os-sign.js': 'public, max-age=300, stale-while-revalidate=86400',
    '/elements/manifest.json': 'no-cache',
    '/packages/create-app-0.1.0-abc12345.tgz': 'public, max-age=31536000, immutable',
    '/packages/create-app.tgz': 'no-cache',
    '/themes/choreograph.css': 'no-cache',
  }
  for (const [path, expected] of Object.entries(kept)) {
    const { headers } = await fetch(origin + path)
    assert.equal(headers.get('cache-control'), expected, path)
    assert.ok(headers.get('etag'), path)
  }
})

it('answers 304 to who has the file or the page already', async () => {
  for (const path of ['/miniapps/sample.js', '/you']) {
    const first = await portal.navigate(path)
    const again = await portal.navigate(path, { 'if-none-match': `"other", ${first.headers.get('etag')}` })
    assert.equal(again.status, 304, path)
    assert.equal(await again.text(), '')
  }
})

it('compresses text with brotli, and says that answers vary', async () => {
  const response = await fetch(`${origin}/assets/index-abc12345.js`, {
    headers: { 'accept-encoding': 'gzip, br' },
  })
  assert.equal(response.headers.get('content-encoding'), 'br')
  assert.match(response.headers.get('vary')!, /Accept-Encoding/)
  assert.match(await response.text(), /agency os agency os/)
  const plain = await fetch(`${origin}/assets/index-abc12345.js`, {
    headers: { 'accept-encoding': 'identity' },
  })
  assert.equal(plain.headers.get('content-encoding'), null)
  assert.equal(
    (
      await fetch(`${origin}/assets/index-abc12345.js`, { headers: { 'accept-encoding': 'br;q=0, gzip' } })
    ).headers.get('content-encoding'),
    'gzip',
  )
})

it('compresses best from the second time on', async () => {
  const files = new StaticFiles(await builtPortal())
  const { body } = (await files.find('/assets/index-abc12345.js'))!
  const first = await body.for('br')
  let later = await body.for('br')
  for (let wait = 0; wait < 100 && later.body === first.body; wait++) {
    await new Promise((done) => setTimeout(done, 10))
    later = await body.for('br')
  }
  assert.notEqual(later.body, first.body)
  assert.equal(brotliDecompressSync(later.body).length, body.plain.length)
})

it('answers a missing script with 404 in plain text, never with the page', async () => {
  for (const path of [
    '/assets/missing-1.js',
    '/miniapps/missing.js',
    '/miniapps/missing',
    '/themes/none.css',
    '/elements/none',
    '/packages/none.tgz',
    '/vendor/',
  ]) {
    const response = await portal.navigate(path)
    assert.equal(response.status, 404, path)
    assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8')
  }
})

it('does not take a script import for a navigation', async () => {
  assert.equal((await fetch(`${origin}/some/module`, { headers: { accept: '*/*' } })).status, 404)
})

it('reaches no file outside the built portal, and no hidden one', async () => {
  const paths = [
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/.vite/manifest.json',
  ]
  for (const path of paths) {
    const { status, body } = await portal.raw(path)
    assert.equal(status, 404, path)
    assert.doesNotMatch(body, /"(name|secret)"/, path)
  }
})

it('refuses to change files', async () => {
  const response = await fetch(`${origin}/assets/index-abc12345.js`, { method: 'PUT' })
  assert.equal(response.status, 405)
  assert.equal(response.headers.get('allow'), 'GET, HEAD')
})

it('serves what a build made while it runs, and answers 404 for what is gone', async () => {
  const folder = await builtPortal()
  const files = new StaticFiles(folder)
  assert.ok(await files.find('/index.html'))
  await rm(join(folder, 'assets/index-abc12345.js'))
  assert.equal(await files.find('/assets/index-abc12345.js'), undefined)
  await writeFile(join(folder, 'assets/index-def45678.js'), 'export {}')
  await writeFile(join(folder, 'index.html'), '<title>newer</title>')
  await utimes(join(folder, 'index.html'), new Date(), new Date(Date.now() + 1000))
  assert.ok(await files.find('/assets/index-def45678.js'))
  assert.equal(await files.text('/index.html'), '<title>newer</title>')
})
