import { expect } from '@open-wc/testing'
import { whileBlocked, whileFull } from '../../test/browser/storage-in-trouble.ts'
import { safeLocal, safeSession } from './safe-storage.ts'

describe('safe storage', () => {
  afterEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('keeps texts in local and in session storage, each for itself', () => {
    expect([safeLocal.set('key', 'kept'), safeLocal.get('key'), localStorage.getItem('key')]).to.deep.equal([
      true,
      'kept',
      'kept',
    ])
    expect(safeSession.get('key')).to.equal(null)
    safeLocal.remove('key')
    expect(safeLocal.get('key')).to.equal(null)
  })

  it('says that a text was not kept where storage is full', async () => {
    await whileFull(sessionStorage, () => expect(safeSession.set('key', 'text')).to.equal(false))
    expect(safeSession.get('key')).to.equal(null)
  })

  it('has nothing in it where storage is blocked', async () => {
    localStorage.setItem('key', 'from before')
    await whileBlocked('localStorage', () => {
      expect([safeLocal.get('key'), safeLocal.set('key', 'text')]).to.deep.equal([null, false])
      safeLocal.remove('key')
    })
    expect(localStorage.getItem('key')).to.equal('from before')
  })
})
