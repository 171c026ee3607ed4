import { aTimeout, expect } from '@open-wc/testing'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import { warnAbout } from './warn-about.ts'

describe('warnAbout', () => {
  it('writes the first five warnings, then one line a second with the number of the others', async () => {
    const warnings = caughtWarnings()
    for (let count = 1; count <= 10_000; count++) warnAbout('flood', `Warning ${count}`)
    expect(warnings).to.deep.equal(['Warning 1', 'Warning 2', 'Warning 3', 'Warning 4', 'Warning 5'])
    await aTimeout(1050)
    expect(warnings.slice(5)).to.deep.equal(['Mini-app flood: 9995 more warnings within 1000 ms'])
    warnAbout('flood', 'Still flooding')
    expect(warnings).to.have.length(6)
    await aTimeout(1000)
    expect(warnings.slice(6)).to.deep.equal(['Mini-app flood: 1 more warnings within 1000 ms'])
    await aTimeout(1000)
    warnAbout('flood', 'A new one')
    expect(warnings.slice(7)).to.deep.equal(['A new one'])
  })

  it('counts each mini-app on its own', () => {
    const warnings = caughtWarnings()
    for (let count = 0; count < 20; count++) warnAbout('loud', 'Loud')
    warnAbout('quiet', 'Quiet')
    expect(warnings.filter((text) => text === 'Quiet')).to.have.length(1)
  })
})
