import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { enter } from '../../../../test/browser/enter.ts'
import { openScorecards } from '../../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'

const QUESTIONS = '/scorecard/site-app/questions'
const evidence = (app: MountedMiniApp, id: string) =>
  app.find<HTMLTextAreaElement>(`[data-question=${id}] [data-field=evidence] textarea`)

describe('an answer that cannot be saved as it is', () => {
  const announced = (app: MountedMiniApp) =>
    app.asked.filter(({ what }) => what === 'announce').map((asked) => asked.with[0])

  it('is announced when its field is left, once for each trouble', async () => {
    const app = await openScorecards(QUESTIONS)
    const field = evidence(app, 'q1')
    field.focus()
    enter(field, 'x'.repeat(4_001))
    await waitUntil(() => field.ariaInvalid === 'true')
    expect(announced(app), 'while somebody types').to.deep.equal([])
    field.blur()
    field.focus()
    field.blur()
    const tooLong = 'Not saved. 1 character too many. Shorten it, so that the answer can be saved.'
    expect(announced(app)).to.deep.equal([tooLong])
    app.findAll('[data-question=q2] .levels input').at(-1)!.click()
    await waitUntil(() => app.findAll('[data-question=q2] [data-field=reason]').length === 1)
    const reason = app.find('[data-question=q2] [data-field=reason] textarea')
    reason.focus()
    reason.blur()
    expect(announced(app)).to.deep.equal([
      tooLong,
      'Not saved. Give a reason, so that the answer can be saved.',
    ])
  })
})
