import { expect } from '@open-wc/testing'
import { renewalPause } from './renewal-pause.ts'

const user = { access_token: 'a', profile: { sub: 'p1' }, stored_at: 7 }

describe('the pause after a renewal in vain', () => {
  const { now } = Date
  const after = (seconds: number) => (Date.now = () => 1e12 + seconds * 1000)
  beforeEach(() => void after(0))
  afterEach(() => {
    Date.now = now
    localStorage.clear()
  })

  it('is twice as long after each failure, and a minute at most', () => {
    expect(renewalPause.isOn(user)).to.equal(false)
    const lengths = [1, 2, 3, 4, 5].map(() => {
      after(0)
      renewalPause.begin(user)
      let seconds = 0
      while (renewalPause.isOn(user)) after(++seconds)
      return seconds
    })
    expect(lengths).to.deep.equal([8, 16, 32, 60, 60])
  })

  it('is that of these tokens: newer ones wait for nothing', () => {
    renewalPause.begin(user)
    expect([renewalPause.isOn(user), renewalPause.isOn({ ...user, stored_at: 8 })]).to.deep.equal([
      true,
      false,
    ])
    renewalPause.end()
    expect(renewalPause.isOn(user)).to.equal(false)
  })

  it('lasts no longer for a clock that was set back', () => {
    renewalPause.begin(user)
    after(-3600)
    expect(renewalPause.isOn(user)).to.equal(false)
  })
})
