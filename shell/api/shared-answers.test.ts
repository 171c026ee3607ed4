import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { sampleContext } from '../../test/browser/sample-context.ts'
import { SHARED_ANSWER_MS } from '../config/limits.ts'
import { entryOf } from '../catalogue/entries.ts'
import { makePortal } from '../lifecycle/make-portal.ts'
import { getJson, send } from './http.ts'
import { forgetSharedAnswers, shareAnswer, sharedAnswer } from './shared-answers.ts'

const ADDRESS = '/api/workspaces/agencies'

describe('answers shared with mini-apps', () => {
  let asked: string[] = []
  const plain = globalThis.fetch
  const portal = (key: string) =>
    makePortal(
      entryOf(key)!,
      () => undefined,
      () => document.body,
      new AbortController().signal,
      sampleContext,
    )
  const json = { headers: { accept: 'application/json' } }

  beforeEach(() => {
    configure()
    asked = []
    forgetSharedAnswers()
    globalThis.fetch = async (input, init) => (
      asked.push(`${init?.method ?? 'GET'} ${input as string}`),
      Response.json([asked.length])
    )
  })
  afterEach(() => {
    globalThis.fetch = plain
    forgetSharedAnswers()
  })

  it('are those that the shell was just given: nothing is asked twice', async () => {
    expect(await getJson(ADDRESS)).to.deep.equal([1])
    const [first, second] = await Promise.all([
      portal('you-page').fetch(ADDRESS, json),
      portal('you-page').fetch(new URL(ADDRESS, location.origin)),
    ])
    expect([await first.json(), await second.json(), asked.length]).to.deep.equal([[1], [1], 1])
  })

  it('are waited for while they are under way, and asked for after all where they fail', async () => {
    const [own, first] = await Promise.all([getJson(ADDRESS), portal('you-page').fetch(ADDRESS, json)])
    expect([own, await first.json(), asked.length]).to.deep.equal([[1], [1], 1])
    const answering = globalThis.fetch
    globalThis.fetch = async () => ((globalThis.fetch = answering), Promise.reject(new TypeError('offline')))
    forgetSharedAnswers()
    const [failed, second] = await Promise.all([
      getJson(ADDRESS).catch((error: Error) => error.name),
      portal('you-page').fetch(ADDRESS, json),
    ])
    expect([failed, await second.json()]).to.deep.equal(['NetworkError', [2]])
  })

  it('go to granted mini-apps only, and answer only the same question', async () => {
    await getJson(ADDRESS)
    await portal('you-page').fetch(`${ADDRESS}?more`)
    await portal('you-page').fetch(ADDRESS, { headers: { accept: 'text/csv' } })
    await portal('you-page').fetch(ADDRESS, { cache: 'no-cache' })
    expect(asked).to.have.length(4)
    await portal('scorecards').fetch(ADDRESS)
    expect(asked, 'asked without a token, and not answered from what the shell knows').to.have.length(5)
  })

  it('are asked for anew once something has changed, and after a while', async () => {
    await getJson(ADDRESS)
    await send('/api/user-details/users/a/display_settings', { method: 'PATCH' })
    expect(sharedAnswer(ADDRESS, {})).to.equal(undefined)
    shareAnswer(ADDRESS, {}, Promise.resolve('[]'))
    const now = Date.now
    Date.now = () => now() + SHARED_ANSWER_MS + 1
    const late = sharedAnswer(ADDRESS, {})
    Date.now = now
    expect([late, (await sharedAnswer(ADDRESS, {}))?.status]).to.deep.equal([undefined, 200])
  })
})
