import { expect } from '@open-wc/testing'
import { isExpired, isRenewalDue, parseUser } from './stored-user.ts'
import type { StoredUser } from './stored-user.ts'

const NOW = 1_800_000_000

const user = (accessLeft: number, idLeft: number, lived = 1000): StoredUser => ({
  access_token: 'a',
  expires_at: NOW + accessLeft,
  stored_at: NOW - lived,
  profile: { sub: 'person', iat: NOW - lived, exp: NOW + idLeft },
})

describe('the renewal clock', () => {
  it('is due 120 s before either token expires [4.25, 4.26]', () => {
    expect(isRenewalDue(user(121, 121), NOW)).to.equal(false)
    expect(isRenewalDue(user(120, 3000), NOW)).to.equal(true)
    expect(isRenewalDue(user(3000, 120), NOW)).to.equal(true)
  })

  it('is due at half the life of tokens that live under 240 s', () => {
    expect(isRenewalDue(user(31, 3000, 29), NOW)).to.equal(false)
    expect(isRenewalDue(user(30, 3000, 30), NOW)).to.equal(true)
  })

  it('forgets the age of an id token that a renewal did not replace', () => {
    expect(isRenewalDue({ ...user(3000, -10), id_token_kept: true }, NOW)).to.equal(false)
    expect(isExpired({ ...user(3000, -10), id_token_kept: true }, NOW)).to.equal(false)
    expect(isExpired(user(3000, -10), NOW)).to.equal(true)
  })

  it('goes by the id token where nothing is known of the access token', () => {
    const { expires_at: _unknown, ...rest } = user(0, 50)
    expect(isExpired(rest, NOW)).to.equal(false)
    expect(isRenewalDue(rest, NOW)).to.equal(true)
  })
})

describe('parseUser', () => {
  it('makes nothing of what is no user', () => {
    for (const text of [
      null,
      '',
      'null',
      '{',
      '[]',
      '7',
      '{}',
      '{"access_token":"a"}',
      '{"profile":{"sub":"x"}}',
    ])
      expect(parseUser(text), String(text)).to.equal(null)
  })
})
