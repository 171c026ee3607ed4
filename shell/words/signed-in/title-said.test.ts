import { expect } from '@open-wc/testing'
import { APP_ROWS } from '../../config/app-rows.ts'
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

  it('is the same in English as in the row of its app', () => {
    const titles = APP_ROWS.map(({ title }) => title)
    expect(titles.map(titleSaid)).to.deep.equal(titles)
  })
})
