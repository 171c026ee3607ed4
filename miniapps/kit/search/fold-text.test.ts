import { expect } from '@open-wc/testing'
import { foldText } from './fold-text.ts'

describe('foldText', () => {
  it('takes the final sigma for a sigma, as capitals know only one', () => {
    expect(foldText('Θεσσαλονίκη')).to.contain(foldText('ΘΕΣ'))
    expect(foldText('ΛΌΓΟΣ')).to.equal(foldText('λόγος'))
  })
})
