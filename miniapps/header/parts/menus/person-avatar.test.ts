import { expect } from '@open-wc/testing'
import { initials } from './initials.ts'
import { toneOf } from './person-avatar.tsx'

describe('person avatar', () => {
  it('shows the first letters of first and last name', () => {
    expect(initials('Paula', 'Planner')).to.equal('PP')
    expect(initials(' ödön', 'von Horváth')).to.equal('ÖV')
    expect(initials('Cher', '')).to.equal('C')
    expect(initials('', '')).to.equal('?')
  })

  it('keeps the colour of a person', () =>
    expect(toneOf('planner@agency.example')).to.equal(toneOf('planner@agency.example')))
})
