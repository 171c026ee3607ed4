import { mounted, Unjudged, type Case } from '../case.ts'
import type { Swap, Swapped } from '../page/page-api.ts'
import { fail, pass, type Finding } from '../report.ts'
import type { Session } from '../session.ts'

/**
 * The three properties are set again as people change settings, brand and place; what is shown of them has to
 * follow.
 */
export const SWAPS: readonly Case[] = [
  swapCase('context', 'It follows the context', 'another person with other formats'),
  swapCase('route', 'It follows its route', 'a path below its own'),
  swapCase('brand', 'It follows the brand', 'another brand'),
]

function swapCase(what: Swap, title: string, told: string): Case {
  return {
    id: what,
    title,
    async judge(session) {
      await mounted(session)
      const swapped = await session.call('swap', what)
      return (await brokenBy(session, swapped, told)) ?? judgeText(swapped, told)
    },
  }
}

/** A hook that fails or hangs is told by the case of the phases. */
async function brokenBy(session: Session, { life }: Swapped, told: string): Promise<Finding | undefined> {
  if (life.status === 'MOUNTED') return undefined
  if ((await session.call('hooks')).includes('update'))
    throw new Unjudged(`Its update hook did not end well, see "phases" (${life.failure || life.status}).`)
  return fail(
    `It broke when it was told of ${told}: ${life.failure || life.status}. Setters may be called at any time.`,
  )
}

function judgeText({ before, after, pairs }: Swapped, told: string): Finding {
  const stale = pairs.filter(
    ({ old, now }) => before.includes(old) && after.includes(old) && !after.includes(now),
  )
  if (stale.length > 0)
    return fail(
      `It was told of ${told} and still shows ${stale.map(({ what, old }) => `${what} "${old}"`).join(' and ')}: draw again whenever a property is set.`,
    )
  if (before !== '' && after === '') return fail(`It was told of ${told} and shows nothing any more.`)
  const shows = pairs.filter(({ old }) => before.includes(old))
  return pass(shows.length > 0 ? `It shows ${told} at once.` : `It was told of ${told} and draws on.`)
}
