import { expect } from '@open-wc/testing'
import { wordsReady } from '../../../../shell/contract/words.ts'
import type { Json } from '../../../domain/document/json.ts'
import { createFormat } from '../../../kit/words/format.ts'
import { valueWords } from './field-words.ts'

describe('valueWords', () => {
  before(wordsReady)
  const format = createFormat({ displayLanguage: 'en', dateLocale: 'en-GB', numberLocale: 'de-DE' })
  const said = (part: string, value: Json) =>
    valueWords(`questions/q1/${part}`, value, { 'dimensions/d-1': 'Speed' }, format)

  it('says what a field holds as its form does, never as it is stored', () => {
    expect([
      said('dimension', 'd-1'),
      said('measure/unit', 'percent'),
      said('measure/better', 'lower'),
      said('cuts/0', 2.5),
      said('source/on', '2026-03-01'),
    ]).to.deep.equal(['Speed', 'Percent', 'Lower', '2,5', format.date('2026-03-01')])
  })
})
