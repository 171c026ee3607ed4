import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isInOrder, isWhole } from '../../../../miniapps/domain/scorecards/measure.ts'
import type { Question } from '../../../../miniapps/domain/scorecards/scorecard.ts'
import { LANGUAGES } from '../../../../shell/contract/words.ts'
import { SCORECARDS } from './all-scorecards.ts'
import { inLanguage } from './in-language.ts'

/** A level is read by itself, on a result and in a deck: it points at no other one. */
const POINTS_ELSEWHERE =
  /\bas (before|above)\b|\bwie (zuvor|oben|bisher|stufe)\b|\b(comme|même chose que) (avant|plus haut|précédemment|au niveau|ci-dessus)|\bcomo (antes|arriba|en el nivel|acima|no nível)|\bigual (que|ao) (antes|nivel|nível|anterior)|\bidem\b|上記|同上|前の(レベル|段階)|レベル\s?\d|に加え(?=、)/i
/** Names that have a digit, and “one” as Japanese writes it; every other figure comes from the cuts. */
const NAMES =
  /WCAG 2(\.\d)?|HTTP\/\d|GA4|MP4|H\.26\d|ISO \d+|GS1|AV1|HTML5|VAST 4(\.\d)?|SHA-256|9:16|24\/7|1[つ人]/g

const measured = ({ measure }: Question) => measure!

for (const scorecard of SCORECARDS) {
  const { id, questions } = scorecard

  it(`${id} has one measure per question, whose cuts leave no figure out`, () => {
    for (const question of questions) {
      const { cuts, unit, better } = measured(question)
      assert.ok(isInOrder(measured(question)), `${question.id}: ${cuts.join()}`)
      if (isWhole(unit)) assert.ok(cuts.every(Number.isInteger), question.id)
      if (isWhole(unit) && better === 'higher')
        assert.ok(cuts[0] >= 1, `${question.id}: level 0 holds no count`)
      if (better === 'lower') assert.ok(cuts[3] >= 0, `${question.id}: level 4 holds no figure`)
      if (unit === 'percent' && better === 'higher') assert.ok(cuts[3] <= 100, question.id)
    }
  })

  it(`${id} says what to do about each low level, and where its cuts come from`, () => {
    for (const { id: question, recommendation, source } of questions) {
      assert.ok(recommendation && recommendation.text.endsWith('.'), question)
      assert.ok(source?.name && /^20\d\d-\d\d-\d\d$/.test(source.on), question)
    }
  })

  for (const language of LANGUAGES) {
    it(`${id} has in ${language} levels that stand alone, without figures and without currencies`, () => {
      for (const { id: question, levels } of inLanguage(scorecard, language).questions) {
        for (const level of levels) {
          assert.doesNotMatch(level, POINTS_ELSEWHERE, question)
          assert.doesNotMatch(level.replaceAll(NAMES, ''), /[\d%€$£¥]|\b(euros?|dollars?)\b/i, question)
        }
      }
    })
  }
}
