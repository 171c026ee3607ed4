import { type Body, textAt } from '../document/change.ts'
import { numbersIn } from '../document/numbered.ts'
import { CHANNELS } from './channels.ts'
import { completeness, QUESTIONS, type Question } from './completeness.ts'
import type { Brief } from './contradictions.ts'
import type { Objective } from './smart.ts'

/** As the engines read it out of a document's fields. */
export function briefOf(body: Body) {
  const number = (path: string) => (typeof body[path] === 'number' ? body[path] : null)
  const text = (path: string) => textAt(body, path) || null
  const marked = (mark: string) => CHANNELS.filter((channel) => body[`channels/${channel}/${mark}`] === true)
  return {
    budget: {
      total: number('budget/total'),
      currency: text('budget/currency'),
      split: CHANNELS.flatMap((channel) => {
        const amount = number(`channels/${channel}/amount`)
        return amount === null ? [] : [{ channel, amount, currency: text(`channels/${channel}/currency`) }]
      }),
    },
    start: text('start'),
    end: text('end'),
    approval: text('approval'),
    mandatory: marked('mandatory'),
    excluded: marked('excluded'),
    objectives: objectiveIds(body).map((id): Objective => ({
      metric: text(`objectives/${id}/metric`),
      baseline: number(`objectives/${id}/baseline`),
      target: number(`objectives/${id}/target`),
      direction: body[`objectives/${id}/direction`] === 'down' ? 'down' : 'up',
      date: text(`objectives/${id}/date`),
    })),
    audience: {
      ageMin: number('audience/ageMin'),
      ageMax: number('audience/ageMax'),
      universe: number('audience/universe'),
    },
    reach: {
      percent: number('reach/percent'),
      frequency: number('reach/frequency'),
      cpm: number('reach/cpm'),
    },
    leadDays: Object.fromEntries(
      CHANNELS.map((channel) => [channel, number(`channels/${channel}/leadDays`) ?? 0]),
    ),
  } satisfies Brief
}

/** Numbers of the objectives, in the order in which they were added. */
export const objectiveIds = (body: Body): readonly number[] => numbersIn(body, 'objectives')

/** The agency's words where it has some, else the client's. */
export const completenessOf = (body: Body) =>
  completeness(
    Object.fromEntries(
      QUESTIONS.map((question) => [
        question,
        textAt(body, `agency/${question}`) || textAt(body, `client/${question}`),
      ]),
    ),
  )

/** Questions that are worth another look, and those at which somebody has looked. */
export function provoked(body: Body): readonly Question[] {
  const { weak } = completenessOf(body)
  return QUESTIONS.filter(
    (question) =>
      weak.includes(question) ||
      `provocations/${question}/response` in body ||
      body[`provocations/${question}/kept`] === true,
  )
}
