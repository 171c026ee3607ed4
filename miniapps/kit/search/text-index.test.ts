import { expect } from '@open-wc/testing'
import { search, textIndex } from './text-index.ts'

const titles = ['Campaign results', 'Campaigns', 'Media campaign', 'Reach', 'Scorecards']
const index = textIndex(titles, (title) => ({
  title,
  beside: title === 'Reach' ? 'Campaign tools' : '',
  alias: title === 'Media campaign' ? 'mc' : '',
}))
const found = (query: string, loose = false) => search(index, query, { loose }).flat()

describe('search', () => {
  it('puts the exact title first, then starts, word starts and what stands beside', () => {
    expect(found('campaigns')).to.deep.equal(['Campaigns'])
    expect(found('campaign')).to.deep.equal(['Campaign results', 'Campaigns', 'Media campaign', 'Reach'])
    expect(search(index, 'campaigns')[0]).to.deep.equal(['Campaigns'])
  })

  it('takes several words as one start, and in any order', () => {
    expect(search(index, 'campaign res')[1]).to.deep.equal(['Campaign results'])
    expect(found('results camp')).to.deep.equal(['Campaign results'])
  })

  it('knows other names', () => expect(found('mc')).to.deep.equal(['Media campaign']))

  it('finds titles that look alike only when asked to, and last', () => {
    expect(found('scorcards')).to.deep.equal([])
    expect(found('scorcards', true)).to.deep.equal(['Scorecards'])
    expect(search(index, 'campaing', { loose: true })[7]).to.include('Campaigns')
  })
})
