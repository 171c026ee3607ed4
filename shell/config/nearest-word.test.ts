import { expect } from '@open-wc/testing'
import { nearestWord } from './nearest-word.ts'

describe('the word that was probably meant', () => {
  const FIELDS = ['script', 'routes', 'brandScoped', 'menu']
  for (const [written, meant] of [
    ['scirpt', 'script'],
    ['Routes', 'routes'],
    ['brand_scoped', 'brandScoped'],
    ['men', 'menu'],
    ['colour', undefined],
    ['', undefined],
  ] as const)
    it(`of "${written}" is ${meant ?? 'none'}`, () => expect(nearestWord(written, FIELDS)).to.equal(meant))
})
