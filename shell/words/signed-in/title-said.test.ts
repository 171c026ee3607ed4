import { expect } from '@open-wc/testing'
import { showLanguage } from '../../contract/words.ts'
import { titleSaid } from './title-said.ts'

describe('the title of an app', () => {
  afterEach(() => showLanguage('en'))

  it('is said in the language in use', async () => {
    expect(titleSaid('Audience library')).to.equal('Audience library')
    await showLanguage('de')
    expect(titleSaid('Audience library')).to.equal('Zielgruppen-Bibliothek')
  })

  it('stays as it was given where the portal has no words for it', async () => {
    await showLanguage('ja')
    expect(['Weather report', ''].map(titleSaid)).to.deep.equal(['Weather report', ''])
  })
})
