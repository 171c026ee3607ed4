import { expect } from '@open-wc/testing'
import { wordsReady } from '../../../shell/contract/words.ts'
import { PATHS } from '../../domain/onboarding/paths.ts'
import { pathTitle, stepWords } from './path-words.ts'

it('has words for each path of the portal, and for each of its steps', async () => {
  await wordsReady()
  const silent = PATHS.flatMap(({ key, steps }) => [
    ...(pathTitle({ key }) === key ? [key] : []),
    ...steps.filter((step) => !stepWords(key, step).isUsual).map((step) => `${key}.${step.key}`),
  ])
  expect(silent).to.deep.equal([])
})
