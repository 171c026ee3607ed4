import { expect } from '@open-wc/testing'
import { openScorecards, press } from '../../browser/open-scorecards.ts'
import { waitUntil } from '../../browser/wait-until.ts'

it('fills the level that was chosen last alone', async () => {
  const app = await openScorecards('/scorecard/site-app/questions')
  const question = app.find('[data-question=q1]')
  const filled = () =>
    [...question.querySelectorAll<HTMLElement>('.level')]
      .filter((level) => {
        const mark = getComputedStyle(level.querySelector('.level-mark')!)
        return mark.backgroundColor === mark.borderTopColor
      })
      .map((level) => level.querySelector('.level-mark')!.textContent)
  question.focus()
  press(question, '3')
  await waitUntil(() => filled().join() === '3', 'the third level is filled')
  press(question, '2')
  await waitUntil(() => filled().join() === '2', 'the second one is, and no other')
  expect(question.querySelectorAll('[data-chosen]')).to.have.length(1)
})
