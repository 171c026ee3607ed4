import { expect } from '@open-wc/testing'
import { begunAnswer, forgetBegunCalls, takeBegunCalls } from './begun-calls.ts'
import { firstCallsKey, type FirstCalls } from '../contract/begun-calls.ts'

describe('calls that the page began', () => {
  const answer = Promise.resolve(new Response('{}'))
  const begin = (subject: string) =>
    (globalThis.osBegunCalls = { subject, answers: new Map([[' /api/x/me', answer]]) })

  afterEach(() => {
    takeBegunCalls('')
    localStorage.clear()
  })

  it('answer the same question once, and stay where no mini-app sees them', () => {
    begin('p-1')
    takeBegunCalls('p-1')
    expect(globalThis.osBegunCalls).to.equal(undefined)
    expect(begunAnswer('/api/x/other', {})).to.equal(undefined)
    expect(begunAnswer('/api/x/me', { headers: { accept: 'text/csv' } })).to.equal(undefined)
    expect(begunAnswer('/api/x/me', {})).to.equal(answer)
    expect(begunAnswer('/api/x/me', {})).to.equal(undefined)
  })

  it('answer nobody else, and nothing after a change', () => {
    begin('p-1')
    takeBegunCalls('p-2')
    expect(begunAnswer('/api/x/me', {})).to.equal(undefined)
    begin('p-1')
    takeBegunCalls('p-1')
    forgetBegunCalls()
    expect(begunAnswer('/api/x/me', {})).to.equal(undefined)
  })

  it('are the first of the last visit, each once, without streams and without other servers', () => {
    takeBegunCalls('p-1')
    begunAnswer('https://api.example/me', {})
    begunAnswer('/api/live', { headers: { accept: 'text/event-stream' } })
    for (let n = 1; n <= 9; n++) {
      begunAnswer(`/api/x/${n}`, {})
      begunAnswer(`/api/x/${n}`, {})
    }
    const { path, calls } = JSON.parse(localStorage.getItem(firstCallsKey('p-1'))!) as FirstCalls
    expect(path).to.equal(location.pathname)
    expect(calls.map(([url]) => url)).to.deep.equal([1, 2, 3, 4, 5, 6, 7].map((n) => `/api/x/${n}`))
  })
})
