import { expect } from '@open-wc/testing'
import { here, soon, type Soon, type Steps } from './soon.ts'

function* sum(one: Soon<number>, other: Soon<number>): Steps<number> {
  return (yield* here(one)) + (yield* here(other))
}

function* orMinusOne(value: Soon<number>): Steps<number> {
  try {
    return yield* here(value)
  } catch {
    return -1
  }
}

describe('what may be here at once', () => {
  it('is not waited for where it is', () => {
    expect(soon(sum(1, 2))).to.equal(3)
  })

  it('is waited for where it comes later', async () => {
    expect(await soon(sum(1, Promise.resolve(2)))).to.equal(3)
    expect(await soon(sum(Promise.resolve(1), 2))).to.equal(3)
  })

  it('fails where it is asked for', async () => {
    expect(await soon(orMinusOne(Promise.reject(new Error('gone'))))).to.equal(-1)
  })

  it('throws at once what is thrown before anything is waited for', () => {
    function* failing(): Steps<void> {
      yield* here(1)
      throw new Error('no')
    }
    expect(() => soon(failing())).to.throw('no')
  })
})
