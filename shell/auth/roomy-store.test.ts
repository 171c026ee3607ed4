import { expect } from '@open-wc/testing'
import { fillStorage } from '../../test/browser/fill-storage.ts'
import { RoomyStore } from './roomy-store.ts'

describe('storage that is full', () => {
  afterEach(() => localStorage.clear())

  for (const key of [
    'os-cache:p1:/workspaces/agencies',
    'os.auth.keys:https://idp.example',
    'os.auth.well-known:https://idp.example',
  ]) {
    it(`has room for a sign-in where ${key} can be fetched again`, async () => {
      localStorage.setItem(key, 'x'.repeat(1000))
      localStorage.setItem('os.tenant', 'theirs')
      fillStorage(localStorage)
      await new RoomyStore().set('a-state', 'y'.repeat(500))
      expect(localStorage.getItem('oidc.a-state')).to.equal('y'.repeat(500))
      expect([localStorage.getItem(key), localStorage.getItem('os.tenant')]).to.deep.equal([null, 'theirs'])
    })
  }
})
