import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { signIn } from './engine.ts'

describe('a page that the browser does not take for secure', () => {
  const { isSecureContext } = globalThis
  const setSecure = (value: boolean) => Object.defineProperty(globalThis, 'isSecureContext', { value, configurable: true })

  before(() => setSecure(false))
  after(() => setSecure(isSecureContext))

  it('says how the portal must be opened instead of trying to sign in', async () => {
    configure()
    expect((await signIn({ account: null, configuration: undefined }))?.message).to.match(/https/)
  })
})
