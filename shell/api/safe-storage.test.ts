import { expect } from '@open-wc/testing'
import { safeLocal, safeSession } from './safe-storage.ts'

/** Storage as a browser has it that blocks it: to name it is an error already. */
function blocked(name: 'localStorage' | 'sessionStorage', run: () => void): void {
  const usual = Object.getOwnPropertyDescriptor(window, name)!
  Object.defineProperty(window, name, { ...usual, get: () => { throw new DOMException('blocked', 'SecurityError') } })
  try {
    run()
  } finally {
    Object.defineProperty(window, name, usual)
  }
}

describe('safe storage', () => {
  afterEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('keeps texts in local and in session storage, each for itself', () => {
    expect([safeLocal.set('key', 'kept'), safeLocal.get('key'), localStorage.getItem('key')]).to.deep.equal([true, 'kept', 'kept'])
    expect(safeSession.get('key')).to.equal(null)
    safeLocal.remove('key')
    expect(safeLocal.get('key')).to.equal(null)
  })

  it('says that a text was not kept where storage is full', () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }
    expect(safeSession.set('key', 'text')).to.equal(false)
    Storage.prototype.setItem = setItem
    expect(safeSession.get('key')).to.equal(null)
  })

  it('has nothing in it where storage is blocked', () => {
    localStorage.setItem('key', 'from before')
    blocked('localStorage', () => {
      expect([safeLocal.get('key'), safeLocal.set('key', 'text')]).to.deep.equal([null, false])
      safeLocal.remove('key')
    })
    expect(localStorage.getItem('key')).to.equal('from before')
  })
})
