import { expect } from '@open-wc/testing'
import { atom, computed } from 'nanostores'
import { readerOf } from './reader-of.ts'

describe('a reader of a store', () => {
  it('is read as it is now', () => {
    const $width = atom(2)
    const area = readerOf(computed($width, (width) => width * width))
    expect(area()).to.equal(4)
    $width.set(3)
    expect(area()).to.equal(9)
  })

  it('is worked out when it changes, however often it is read and whatever else changes', () => {
    let times = 0
    const [$width, $other] = [atom(2), atom(0)]
    const area = readerOf(computed($width, (width) => (times++, width * width)))
    for (let n = 0; n < 5; n++) {
      $other.set(n)
      area()
    }
    expect(times).to.equal(1)
    $width.set(3)
    area()
    area()
    expect(times).to.equal(2)
  })

  it('is not listened to before it is first read', () => {
    let isMounted = false
    const $store = atom(1)
    const { listen } = $store
    $store.listen = (listener) => {
      isMounted = true
      return listen(listener)
    }
    const read = readerOf($store)
    expect(isMounted).to.equal(false)
    read()
    expect(isMounted).to.equal(true)
  })
})
