import assert from 'node:assert/strict'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { packedAnswers } from './packed-answers.ts'

const BRANDS = Array.from({ length: 200 }, (_, index) => ({ id: `brand-${index}`, name: 'Abelia Hair' }))
const PLAIN = { 'content-type': 'application/json', 'cache-control': 'no-store', vary: 'Origin' }

let server: Server

/** One answer per person, and what must not be touched. */
function answer({ url, headers }: Request): Response {
  const { pathname } = new URL(url)
  if (pathname === '/refused')
    return new Response('{"title":"Not allowed"}', {
      status: 403,
      headers: { ...PLAIN, 'content-type': 'application/problem+json' },
    })
  if (pathname === '/stream')
    return new Response('data: 1\n\n', { headers: { 'content-type': 'text/event-stream' } })
  if (pathname === '/versioned')
    return new Response(JSON.stringify(BRANDS), {
      headers: { etag: 'W/"7"', 'content-type': 'application/scim+json' },
    })
  if (pathname === '/small') return new Response('{}', { headers: PLAIN })
  return new Response(JSON.stringify([headers.get('authorization'), ...BRANDS]), { headers: PLAIN })
}

before(async () => {
  server = createServer(getRequestListener(packedAnswers(answer), { overrideGlobalObjects: false }))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})

after(() => server.close().closeAllConnections())

/** Nothing is unpacked on the way. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<IncomingMessage & { body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(
      {
        port: (server.address() as AddressInfo).port,
        path,
        method,
        headers: { authorization: 'Bearer maya', ...headers },
      },
      (response) => {
        const parts: Buffer[] = []
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => resolve(Object.assign(response, { body: Buffer.concat(parts) })))
      },
    )
      .on('error', reject)
      .end()
  })
}

it('answers in brotli, else in gzip, else as it is', async () => {
  const [brotli, gzipped, plain] = await Promise.all([
    ask('/brands', { 'accept-encoding': 'gzip, deflate, br' }),
    ask('/brands', { 'accept-encoding': 'gzip' }),
    ask('/brands'),
  ])
  assert.deepEqual(
    [brotli, gzipped, plain].map(({ headers }) => headers['content-encoding']),
    ['br', 'gzip', undefined],
  )
  assert.ok(brotli.body.length < plain.body.length / 10, `${brotli.body.length} of ${plain.body.length}`)
  assert.deepEqual([brotliDecompressSync(brotli.body), gunzipSync(gzipped.body)], [plain.body, plain.body])
  assert.equal(Number(brotli.headers['content-length']), brotli.body.length)
})

it('says that the browser alone may keep it, for this person, and asks again', async () => {
  const { headers } = await ask('/brands', { 'accept-encoding': 'br' })
  assert.equal(headers['cache-control'], 'private, no-cache')
  assert.equal(headers.vary, 'Origin, Authorization, Accept-Encoding')
  assert.match(headers.etag!, /^W\/"[\w-]{22}"$/)
})

it('answers 304 without a body to who has it, and all of it to who has another person’s', async () => {
  const { headers } = await ask('/brands', { 'accept-encoding': 'br' })
  const again = await ask('/brands', { 'if-none-match': `"other", ${headers.etag}` })
  assert.deepEqual([again.statusCode, again.body.length, again.headers.etag], [304, 0, headers.etag])
  const noor = await ask('/brands', { 'if-none-match': headers.etag!, authorization: 'Bearer noor' })
  assert.deepEqual([noor.statusCode, noor.headers.etag === headers.etag], [200, false])
})

it('packs an answer that says its own version, and leaves it that', async () => {
  const { headers } = await ask('/versioned', { 'accept-encoding': 'br' })
  assert.deepEqual([headers['content-encoding'], headers.etag], ['br', 'W/"7"'])
  assert.equal((await ask('/versioned', { 'if-none-match': 'W/"7"' })).statusCode, 304)
})

it('leaves small answers unpacked, and refusals, streams and what changes something as they are', async () => {
  const takes = { 'accept-encoding': 'br' }
  assert.deepEqual(
    [(await ask('/small', takes)).headers['content-encoding'], (await ask('/small', takes)).body.toString()],
    [undefined, '{}'],
  )
  for (const [path, method] of [
    ['/refused', 'GET'],
    ['/stream', 'GET'],
    ['/brands', 'POST'],
  ] as const) {
    const { headers } = await ask(path, takes, method)
    assert.deepEqual([headers.etag, headers['content-encoding']], [undefined, undefined], path)
    assert.notEqual(headers['cache-control'], 'private, no-cache', path)
  }
})
