import { expect } from '@open-wc/testing'
import { sortRows } from './sort-rows.ts'

const compare = (left: string, right: string) => left.localeCompare(right)

describe('sortRows', () => {
  it('sorts numbers as numbers, missing ones last in either direction', () => {
    const rows = [{ n: 10 }, { n: null }, { n: 9 }, { n: 2 }]
    const valueOf = ({ n }: { n: number | null }) => n
    expect(sortRows(rows, valueOf, 'ascending', compare).map(valueOf)).to.deep.equal([2, 9, 10, null])
    expect(sortRows(rows, valueOf, 'descending', compare).map(valueOf)).to.deep.equal([10, 9, 2, null])
  })

  it('leaves the given rows as they were', () => {
    const rows = ['b', 'a']
    sortRows(rows, (row) => row, 'ascending', compare)
    expect(rows).to.deep.equal(['b', 'a'])
  })
})
