import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { HTTP_CACHE_LIMIT_CHARACTERS } from '../config/limits.ts'
import { forgetCache, readCached, writeCached } from './response-cache.ts'
import { cacheAgencies, cachedAgencies, fetchAgencies } from './workspaces.ts'

describe('the cache of answers', () => {
  beforeEach(() => localStorage.clear())
  after(() => localStorage.clear())

  it('keeps an answer per person and address', () => {
    expect(writeCached('maya', '/a', [1])).to.equal(true)
    writeCached('maya', '/b', [2])
    expect([readCached('maya', '/a'), readCached('maya', '/b'), readCached('noor', '/a')]).to.deep.equal([
      [1],
      [2],
      undefined,
    ])
  })

  it('keeps nothing of the last person once another writes, and nothing for nobody', () => {
    writeCached('maya', '/a', 'hers')
    writeCached('noor', '/a', 'his')
    expect(readCached('maya', '/a')).to.equal(undefined)
    expect(writeCached('', '/a', 'whose')).to.equal(false)
    expect(localStorage.length).to.equal(1)
  })

  it('is gone with local storage at sign-out, and by itself', () => {
    writeCached('maya', '/a', 1)
    localStorage.setItem('other', 'stays')
    forgetCache()
    expect(Object.keys(localStorage)).to.deep.equal(['other'])
  })

  it('keeps an answer below the limit and forgets the old one for a larger [7.35, 9.41]', () => {
    expect(writeCached('maya', '/a', 'x'.repeat(HTTP_CACHE_LIMIT_CHARACTERS - 3))).to.equal(true)
    expect(writeCached('maya', '/a', 'x'.repeat(HTTP_CACHE_LIMIT_CHARACTERS - 2))).to.equal(false)
    expect(readCached('maya', '/a')).to.equal(undefined)
  })

  it('keeps nothing where storage is full, or would have no room left for the session', () => {
    localStorage.setItem('filler', 'x'.repeat(5_000_000))
    expect(writeCached('maya', '/a', 'x'.repeat(200_000))).to.equal(false)
    expect(Object.keys(localStorage)).to.deep.equal(['filler'])
    localStorage.setItem('session', 'x'.repeat(100_000))
  })

  it('takes a damaged entry for none', () => {
    writeCached('maya', '/a', 1)
    localStorage.setItem(Object.keys(localStorage)[0]!, '{"half":')
    expect(readCached('maya', '/a')).to.equal(undefined)
  })

  it('holds the agencies after they were asked for', async () => {
    configure({ workspaces: '/test-api/agencies' })
    expect(cachedAgencies('maya')).to.equal(undefined)
    cacheAgencies('maya', await fetchAgencies())
    expect(cachedAgencies('maya')?.map(({ code }) => code)).to.deep.equal(['choreograph'])
    expect(cachedAgencies('noor')).to.equal(undefined)
  })

  it('does not hold agencies beyond the limit, though they are answered', async () => {
    configure({ workspaces: `/test-api/huge/${HTTP_CACHE_LIMIT_CHARACTERS}` })
    const agencies = await fetchAgencies()
    expect(agencies).to.have.length(1)
    cacheAgencies('maya', agencies)
    expect(cachedAgencies('maya')).to.equal(undefined)
  })
})
