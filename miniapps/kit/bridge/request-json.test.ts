import { expect } from '@open-wc/testing'
import { answering, problem } from '../../../test/browser/answering.ts'
import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import { problemText } from '../words/problem-text.ts'
import { requestJson, RequestError } from './request-json.ts'

const portalWith = (fetch: MiniAppPortal['fetch']) =>
  ({ fetch, signal: new AbortController().signal }) as MiniAppPortal
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('nothing was thrown'),
    (error: unknown) => error,
  )

describe('requestJson', () => {
  it('sends and reads JSON', async () => {
    const portal = portalWith(answering({ 'PUT /api/x': (body: unknown) => ({ got: body }) }))
    expect(await requestJson(portal, '/api/x', { method: 'PUT', body: { a: 1 } })).to.deep.equal({
      got: { a: 1 },
    })
  })

  it('throws the status and the problem of an API that refuses', async () => {
    const error = await failure(
      requestJson(
        portalWith(answering({ 'GET /api/x': problem(409, 'Taken', 'Ada changed it.') })),
        '/api/x',
      ),
    )
    expect(error).to.be.instanceOf(RequestError)
    expect((error as RequestError).message).to.equal('/api/x answered 409: Ada changed it.')
  })

  it('does not take an HTML page for an answer', async () => {
    const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    expect(
      String(await failure(requestJson(portalWith(answering({ 'GET /api/x': page })), '/api/x'))),
    ).to.contain('text/html instead of JSON')
  })

  it('stops when the caller or the mini-app stops', async () => {
    const stop = new AbortController()
    const waiting = requestJson(
      portalWith(
        (_, init) =>
          new Promise((_, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
          }),
      ),
      '/api/x',
      { signal: stop.signal },
    )
    stop.abort()
    expect(await failure(waiting)).to.have.property('name', 'AbortError')
  })
})

describe('problemText', () => {
  it('lets the API say what to do', () => {
    const text = problemText(
      new RequestError('/api/x', 403, {
        type: 'about:blank',
        title: 'No',
        status: 403,
        detail: 'Ask Ada for access.',
      }),
    )
    expect(text).to.deep.equal({
      title: 'You do not have access to this',
      text: 'Ask Ada for access.',
      canRetry: false,
      code: undefined,
    })
  })

  it('says that the server had a problem and what is safe', () => {
    expect(problemText(new RequestError('/api/x', 503))).to.deep.include({
      title: 'The server had a problem',
      canRetry: true,
    })
  })

  it('says that the server could not be reached', () => {
    expect(problemText(new TypeError('Failed to fetch')).title).to.equal('The server could not be reached')
  })
})
