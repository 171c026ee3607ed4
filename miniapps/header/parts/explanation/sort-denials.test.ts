import { expect } from '@open-wc/testing'
import { sampleDenials } from '../../../../test/browser/large-layout.ts'
import { sortDenials } from './sort-denials.ts'

const sorted = (...args: Parameters<typeof sortDenials>) =>
  sortDenials(...args).map(({ title, denials }) => [title, ...denials.map(({ asked }) => asked)])

describe('sortDenials', () => {
  it('groups by what happened', () => {
    expect(sorted(sampleDenials)).to.deep.equal([
      ['Pages that sent you elsewhere', '/brands/b9/xlator'],
      ['Locked', 'Cart'],
      ['Hidden', 'Network'],
      ['Coming', 'Martech · Four mores · Admin · Markets · Documentation'],
    ])
  })

  it('tells the same reason once, with everything it keeps back', () => {
    const [, network] = sampleDenials
    const denials = ['Roles', 'Users', 'Roles'].map((asked) => ({ ...network!, asked }))
    expect(sorted([...denials, { ...network!, asked: 'Admin', because: 'Another reason.' }])).to.deep.equal([
      ['Hidden', 'Roles · Users', 'Admin'],
    ])
  })

  it('stays quick where one reason keeps thousands of apps back', () => {
    const denials = Array.from({ length: 5000 }, (_, index) => ({
      ...sampleDenials[1]!,
      asked: `App ${index}`,
    }))
    const start = performance.now()
    const [hidden] = sortDenials(denials)
    expect(performance.now() - start).to.be.below(500)
    expect(hidden!.denials[0]!.asked.split(' · ')).to.have.length(5000)
  })

  it('puts what was asked about first', () => {
    expect(sorted(sampleDenials, { title: 'Network' })[0]).to.deep.equal(['You asked about', 'Network'])
    expect(
      sorted(sampleDenials, { title: '2 more are coming', titles: ['Admin', 'Markets'] })[0],
    ).to.deep.equal(['You asked about', 'Admin · Markets'])
  })

  it('gives the words beside a locked entry where no decision is known', () => {
    expect(sortDenials([], { title: 'Feedback', why: 'Feedback is not open yet.' })).to.deep.equal([
      {
        title: 'You asked about',
        denials: [{ asked: 'Feedback', outcome: 'disabled', because: 'Feedback is not open yet.' }],
      },
    ])
    expect(sorted([], { title: 'Feedback' })).to.deep.equal([])
  })
})
