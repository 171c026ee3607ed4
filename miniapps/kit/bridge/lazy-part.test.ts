import { expect } from '@open-wc/testing'
import { lazyPart } from './lazy-part.ts'

describe('lazyPart', () => {
  it('loads once, however often it is wanted', async () => {
    let loads = 0
    const part = lazyPart(() => Promise.resolve(++loads))
    expect(part.loaded()).to.equal(undefined)
    expect(await Promise.all([part.load(), part.load()])).to.deep.equal([1, 1])
    expect(part.loaded()).to.equal(1)
  })

  it('tries again after a failure', async () => {
    let tries = 0
    const part = lazyPart(() =>
      ++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('here'),
    )
    const error = await part.load().catch((caught: Error) => caught.message)
    expect([error, await part.load()]).to.deep.equal(['offline', 'here'])
  })
})
