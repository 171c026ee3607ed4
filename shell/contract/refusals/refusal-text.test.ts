import { expect } from '@open-wc/testing'
import { showLanguage } from '../words.ts'
import { loadRefusalText, refusalText } from './refusal-text.ts'

const problem = {
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  detail: 'This brand does not exist any more (b1). Choose another one.',
}

before(loadRefusalText)
afterEach(() => showLanguage('en'))

it('says what was refused in the language in use', async () => {
  const refusal = { ...problem, code: 'brand-not-found', values: { brand: 'b1' } }
  expect(refusalText(refusal)).to.equal('This brand does not exist any more (b1). Choose another one.')
  await showLanguage('de')
  expect(refusalText(refusal)).to.equal('Diese Marke gibt es nicht mehr (b1). Wählen Sie eine andere.')
})

it('says which field is refused and why; what only its app has words for stays as the server said it', async () => {
  const notValid = (error: object) =>
    refusalText({
      ...problem,
      code: 'body-not-valid',
      values: { problem: 'title: must have at most 80 characters' },
      errors: [{ field: 'title', message: 'must have at most 80 characters', ...error }],
    })
  await showLanguage('de')
  expect(notValid({ code: 'too-long', values: { most: 80 } })).to.equal(
    'Die Anfrage ist ungültig: title hat mehr als 80 Zeichen. Prüfen Sie Ihre Eingaben und versuchen Sie es erneut.',
  )
  expect(notValid({ code: 'of-its-app' })).to.contain('must have at most 80 characters')
})

it('keeps to the sentence of a server that gives no code, or one that nobody knows', () => {
  expect(refusalText(problem)).to.equal('This brand does not exist any more (b1). Choose another one.')
  expect(refusalText({ ...problem, code: 'something-else' })).to.equal(
    'This brand does not exist any more (b1). Choose another one.',
  )
})
