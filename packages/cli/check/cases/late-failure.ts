import { mounted, shortened, Unjudged, type Case } from '../case.ts'
import { fail, pass, warning, type Finding } from '../report.ts'
import type { Session } from '../session.ts'

const REMEDY =
  'dispatch miniapp-error with the error as its detail (bubbles, composed): the portal then says so and offers to try again'

/** Its servers fail, its brand goes, and at last every value of its context throws. */
export const lateFailure: Case = {
  id: 'late-failure',
  title: 'A failure after its mount is told',
  async judge(session) {
    await mounted(session)
    const stray = await strays(session)
    if (stray) return stray
    const { life } = await session.call('swap', 'context')
    if (life.status !== 'MOUNTED')
      throw new Unjudged('It does not take a change at all, see "context" and "phases".')
    const lost = await session.call('loseBrand')
    if (lost.status !== 'MOUNTED' && lost.status !== 'UPDATING')
      return fail(`It broke when there was no brand, as for a person who has none: ${lost.failure}.`)
    const withoutBrand = await strays(session)
    if (withoutBrand) return withoutBrand
    return poison(session)
  },
}

/** Errors that nobody caught, though nothing worse happened than a server that cannot be reached. */
async function strays(session: Session): Promise<Finding | undefined> {
  const { uncaught } = await session.noticed()
  return uncaught.length > 0
    ? warning(
        `Its servers failed or its brand went, and an error reached nobody: catch it and say it on the screen, or ${REMEDY}.`,
        shortened(uncaught),
      )
    : undefined
}

async function poison(session: Session): Promise<Finding> {
  const { status } = await session.call('poison')
  const { uncaught, reported, consoleErrors } = await session.noticed()
  if (status !== 'MOUNTED')
    return pass(
      reported.length > 0
        ? 'An error after its mount is told by miniapp-error.'
        : 'An error after its mount reaches the portal.',
    )
  const { elements } = await session.call('shown')
  if (elements === 0)
    return fail(`An error after its mount left it empty, and the portal was not told: ${REMEDY}.`)
  const errors = [...uncaught, ...consoleErrors]
  return errors.length > 0
    ? warning(`An error after its mount reached nobody but the console: ${REMEDY}.`, shortened(errors, 3))
    : pass('Nothing that went wrong after its mount took it down.')
}
