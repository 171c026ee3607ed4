import { expect } from '@open-wc/testing'
import { lazily, remembered } from './lazily.ts'

describe('lazily', () => {
  it('works a property out when it is first read, and once, on frozen objects too', () => {
    let times = 0
    const menu = Object.freeze(
      lazily(
        { title: 'Plan' },
        'items',
        remembered(() => [++times]),
      ),
    )
    expect(times).to.equal(0)
    expect(menu.items).to.equal(menu.items)
    expect(menu).to.deep.equal({ title: 'Plan', items: [1] })
  })

  it('remembers that there was nothing', () => {
    let times = 0
    const ask = remembered(() => void times++)
    ask()
    ask()
    expect(times).to.equal(1)
  })
})
