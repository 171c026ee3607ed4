import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { showLanguage } from '../../../shell/contract/words.ts'
import type { Workspace } from '../../../shell/contract/entities.ts'
import { brandIndex, findBrands } from '../search/brand-index.ts'
import { countryName } from './country-name.ts'

const germany = { code: 'DE', name: 'Germany' }

describe('countryName', () => {
  afterEach(() => showLanguage('en'))

  it('is in the language of the page, and in English as the portal names it', async () => {
    assert.equal(countryName(germany), 'Germany')
    assert.equal(countryName({ code: 'TR', name: 'Turkey' }), 'Turkey')
    await showLanguage('fr')
    assert.equal(countryName(germany), 'Allemagne')
    await showLanguage('ja')
    assert.equal(countryName(germany), 'ドイツ')
  })

  it('is what the portal knows where there is no such code', async () => {
    await showLanguage('de')
    assert.equal(countryName({ code: 'QQ', name: 'Nowhere' }), 'Nowhere')
    assert.equal(countryName({ code: 'EMEA!', name: 'EMEA' }), 'EMEA')
  })

  it('finds a brand by its country in every language', () => {
    const brands = [{ id: 'b1', name: 'Kaffee', country: germany } as Workspace]
    const found = (query: string) => findBrands(brandIndex(brands), query).length
    assert.deepEqual(['germany', 'allemagne', 'deutschland', 'frankreich'].map(found), [1, 1, 1, 0])
  })
})
