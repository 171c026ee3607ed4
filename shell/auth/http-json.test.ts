import { expect } from '@open-wc/testing'
import { expectErrors } from '../../test/browser/strict.ts'
import { httpJson } from './http-json.ts'

const failureOf = (url: string) =>
  httpJson(url, { timeoutMs: 5000 }).then(
    () => '',
    (error: unknown) => String(error),
  )

describe('a call to the provider', () => {
  it('that the page’s policy forbids is told from one that finds nobody', async () => {
    expectErrors(/connect-src http:\/\/elsewhere\.example/)
    const forbidden = 'http://Elsewhere.example/token?secret=1'
    expect(await failureOf(forbidden)).to.equal(
      "ForbiddenByPolicyError: http://Elsewhere.example/token is not allowed by connect-src of this page's Content-Security-Policy",
    )
    expect(await failureOf(`${location.origin}/test-api/cut-off`)).to.match(/^ProviderNetworkError/)
  })
})
