import { expect } from '@open-wc/testing'
import { whileFull } from '../../../test/browser/storage-in-trouble.ts'
import { keptList } from './kept-list.ts'

const KEY = 'test:kept'
const list = keptList(KEY, 3)

describe('keptList', () => {
  afterEach(() => {
    list.add('') // clears what was kept in memory
    localStorage.removeItem(KEY)
  })

  it('puts the newest on top, each once, and forgets the oldest', () => {
    for (const text of ['a', 'b', 'a', 'c', 'd']) list.add(text)
    expect(list.read()).to.deep.equal(['d', 'c', 'a'])
    expect(list.remove('c')).to.equal(true)
    expect(keptList(KEY, 3).read()).to.deep.equal(['d', 'a'])
  })

  it('forgets nothing where it has no limit', () => {
    const endless = keptList(KEY)
    for (let count = 0; count < 100; count++) endless.add(`${count}`)
    expect([endless.read().length, endless.read().at(-1)]).to.deep.equal([100, '0'])
  })

  it('starts empty on what somebody else wrote', () => {
    for (const text of ['{"a":1}', '[1,', 'null']) {
      localStorage.setItem(KEY, text)
      expect(list.read()).to.deep.equal([])
    }
    localStorage.setItem(KEY, '[1, "a"]')
    expect(list.read()).to.deep.equal(['a'])
  })

  it('keeps the list as long as the page when storage is full, and says so', async () => {
    await whileFull(localStorage, () => expect(list.add('a')).to.equal(false))
    expect(list.read()).to.deep.equal(['a'])
    expect(list.add('b')).to.equal(true)
    expect(JSON.parse(localStorage.getItem(KEY)!)).to.deep.equal(['b', 'a'])
  })
})
