import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { expectErrors } from '../../test/browser/strict.ts'
import { signIn } from './engine.ts'

describe('a page that the browser does not take for secure', () => {
  const { isSecureContext } = globalThis
  const setSecure = (value: boolean) =>
    Object.defineProperty(globalThis, 'isSecureContext', { value, configurable: true })

  before(() => setSecure(false))
  after(() => setSecure(isSecureContext))

  it('says how the portal must be opened instead of trying to sign in', async () => {
    configure()
    const outcome = await signIn({ account: null, configuration: undefined, asksWho: false })
    expect(outcome?.messages).to.deep.equal(['insecure'])
  })
})

describe('a provider whose sign-in fails', () => {
  it('is named in the log, which is written as its own configuration wants', async () => {
    expectErrors(/\[ERROR\] second - .*could not be fetched/)
    const away = `${location.origin}/test-api/status/404`
    configure(
      {},
      { signIn: { logLevel: 'None' }, otherProviders: [{ id: 'second', authority: away, clientId: 'two' }] },
    )
    expect((await signIn({ account: null, configuration: 'second', asksWho: false }))?.result).to.equal(
      'NoAuthWellKnownEndPoints',
    )
  })
})
