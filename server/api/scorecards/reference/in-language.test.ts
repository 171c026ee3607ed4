import assert from 'node:assert/strict'
import { it } from 'node:test'
import { SCORECARDS } from './all-scorecards.ts'
import { askedLanguage, inLanguage } from './in-language.ts'
import { type ScorecardTexts, textsIn } from './texts-in.ts'

const TRANSLATED = ['de', 'fr', 'es', 'pt-BR', 'ja'] as const
const isSentence = (text: string) => /\w \w.*[.?]$/.test(text)
const numbersIn = (text: string): string[] =>
  text.replaceAll(/(\d),(?=\d)/g, '$1.').match(/\d+(?:\.\d+)?/g) ?? []

/** Numbers that English writes in digits and the translation lacks. */
function lostNumbers(english: ScorecardTexts, texts: ScorecardTexts): string[] {
  return Object.entries(english).flatMap(([key, own]) => {
    const there = numbersIn(texts[key] ?? '')
    return numbersIn(own).every((number) => there.includes(number)) ? [] : [key]
  })
}

for (const scorecard of SCORECARDS) {
  const english = textsIn(scorecard.id, 'en')
  for (const language of TRANSLATED) {
    const texts = textsIn(scorecard.id, language)

    it(`${scorecard.id} is wholly in ${language}, with the same numbers`, () => {
      assert.deepEqual(Object.keys(texts).toSorted(), Object.keys(english).toSorted())
      const same = Object.keys(english).filter(
        (key) => texts[key]!.trim() === '' || (isSentence(english[key]!) && texts[key] === english[key]),
      )
      assert.deepEqual(same, [], 'empty, or left in English')
      assert.deepEqual(lostNumbers(english, texts), [], 'numbers')
    })

    it(`${scorecard.id} has in ${language} five different levels for each question`, () => {
      const { questions, dimensions } = inLanguage(scorecard, language)
      for (const { id, levels } of questions) assert.equal(new Set(levels).size, 5, id)
      assert.equal(new Set(dimensions).size, dimensions.length)
      assert.deepEqual([...new Set(questions.map(({ dimension }) => dimension))], [...dimensions])
    })
  }

  it(`${scorecard.id} has in British English only what is spelled otherwise`, () => {
    for (const [key, text] of Object.entries(textsIn(scorecard.id, 'en-GB')))
      assert.ok(english[key] && english[key] !== text, key)
  })
}

it('translates of another version what it says the same, and leaves the rest in its own words', () => {
  const [reference] = SCORECARDS
  const [first, ...others] = reference!.questions
  const questions = [{ ...first!, text: 'Our own question?' }, ...others]
  const edited = inLanguage({ ...reference!, version: 99, questions }, 'de')
  const german = inLanguage(reference!, 'de')
  assert.equal(edited.title, german.title)
  assert.equal(edited.questions[0]!.text, 'Our own question?')
  assert.equal(edited.questions[0]!.help, german.questions[0]!.help)
})

it('translates the dimensions of a version that has fewer of them, in another order', () => {
  const [reference] = SCORECARDS
  const german = inLanguage(reference!, 'de').dimensions
  const dimensions = reference!.dimensions.slice(1).toReversed()
  const fewer = inLanguage({ ...reference!, version: 99, dimensions: [...dimensions, 'Our own'] }, 'de')
  assert.deepEqual(fewer.dimensions, [...german.slice(1).toReversed(), 'Our own'])
})

it('names its own practice as the source in each language, and a published standard as it was published', () => {
  const [reference] = SCORECARDS
  const sourceOf = (name: string) => {
    const questions = reference!.questions.map((question) => ({
      ...question,
      source: { name, on: '2026-11-23' },
    }))
    return inLanguage({ ...reference!, questions }, 'de').questions[0]!.source!.name
  }
  assert.equal(sourceOf('Agency OS practice'), 'Praxis von Agency OS')
  assert.equal(sourceOf('Core Web Vitals'), 'Core Web Vitals')
  assert.equal(sourceOf('WCAG 2.2; Agency OS practice'), 'WCAG 2.2; Praxis von Agency OS')
})

it('takes English for a language that is unknown or not asked for', () => {
  assert.deepEqual([undefined, 'xx', 'pt-BR'].map(askedLanguage), ['en', 'en', 'pt-BR'])
})
