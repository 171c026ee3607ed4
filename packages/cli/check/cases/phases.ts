import type { Case } from '../case.ts'
import type { Life } from '../page/page-api.ts'
import { fail, notApplicable, pass, warning, type Finding } from '../report.ts'
import type { Session } from '../session.ts'

const WARN_MS = 1000
const LIMIT_MS = 3000

/** Its phases while no server answers, and when it is left before it is drawn. */
export const phases: Case = {
  id: 'phases',
  title: 'Its phases end in time, whatever its servers do',
  async judge(session) {
    const opened = await openWarm(session)
    const hooks = await session.call('hooks').catch(() => [])
    if (opened.status === 'LOAD_ERROR') return notApplicable('It was not loaded.')
    return (
      judgePhase('mount', opened, 'MOUNTED') ??
      (await updates(session, hooks)) ??
      judgePhase('unmount', await session.call('leave'), 'NOT_MOUNTED') ??
      judgePhase('mount, left before its end,', await session.call('leaveEarly'), 'NOT_MOUNTED') ??
      pass(
        `${hooks.length > 0 ? `Its hooks (${hooks.join(', ')})` : 'Mount, update and unmount'} end in time while no server answers.`,
      )
    )
  },
}

/** Loading the script is no part of its mount: what took long is tried once more when it is there. */
async function openWarm(session: Session): Promise<Life> {
  const first = await session.call('open')
  if (first.status !== 'MOUNTED' || first.millis <= WARN_MS) return first
  await session.call('leave')
  return session.call('open')
}

/** Without a hook of its own the cases of the swaps see what goes wrong. */
async function updates(session: Session, hooks: readonly string[]): Promise<Finding | undefined> {
  if (!hooks.includes('update')) return undefined
  const { life } = await session.call('swap', 'context')
  return judgePhase('update', life, 'MOUNTED')
}

function judgePhase(
  phase: string,
  { status, failure, millis }: Life,
  wanted: Life['status'],
): Finding | undefined {
  if (status === 'SKIP_BECAUSE_BROKEN')
    return fail(
      `Its ${phase} failed: ${failure}. Catch what a server may answer, and return a promise from each hook.`,
    )
  if (status !== wanted || millis > LIMIT_MS)
    return fail(
      `Its ${phase} had not ended after ${Math.max(millis, LIMIT_MS)} ms while no server answered: do not wait for data in a hook, nor in updateComplete.`,
    )
  return millis > WARN_MS
    ? warning(
        `Its ${phase} took ${millis} ms while no server answered; after ${WARN_MS} ms the portal warns.`,
      )
    : undefined
}
