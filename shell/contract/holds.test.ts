import { expect } from '@open-wc/testing'
import { holds, spellings } from './holds.ts'

describe('holds', () => {
  it('passes for the prefixed or the bare string, and for nothing else [3.44, 5.7, 6.3, 9.2]', () => {
    expect(holds(new Set(['os.CartAppAccess']), 'CartAppAccess', 'os.')).to.equal(true)
    expect(holds(new Set(['CartAppAccess']), 'CartAppAccess', 'os.')).to.equal(true)
    expect(holds(new Set(['other.CartAppAccess', 'CartAppAccessX']), 'CartAppAccess', 'os.')).to.equal(false)
    expect(holds(undefined, 'CartAppAccess', 'os.')).to.equal(false)
  })

  it('names the strings it looks for, the prefixed one first', () => {
    expect(spellings('CartAppAccess', 'os.')).to.deep.equal(['os.CartAppAccess', 'CartAppAccess'])
    expect(spellings('CartAppAccess', '')).to.deep.equal(['CartAppAccess'])
  })
})
