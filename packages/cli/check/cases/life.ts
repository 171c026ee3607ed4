import { shortened, Unjudged, type Case } from '../case.ts'
import { fail, pass } from '../report.ts'

/** The first mount is not counted: libraries keep one listener or sheet for good. */
const MOUNTS = 4
/** Leftovers are told a moment after the unmount. */
const SETTLE_MS = 400

export const leaks: Case = {
  id: 'leaks',
  title: 'It leaves nothing behind',
  async judge(session) {
    await leave(session.call('repeat', 1))
    const before = new Set(await session.call('globals'))
    await leave(session.call('repeat', MOUNTS - 1))
    await session.page.waitForTimeout(SETTLE_MS)
    const globals = (await session.call('globals')).filter((name) => !before.has(name))
    const [, ...later] = (await session.noticed()).leaks
    const lists = later.slice(-2)
    const again = (lists[0] ?? []).filter((what) => lists[1]?.some((other) => kindOf(other) === kindOf(what)))
    const found = [...again, ...globals.map((name) => `globalThis.${name}`)]
    return found.length === 0
      ? pass(`After ${MOUNTS} unmounts nothing of it is left on the page.`)
      : fail(
          'Every mount leaves something on the page: end it in disconnectedCallback, or give it portal.signal.',
          shortened(found),
        )
  },
}

/** Without line and column, and without numbers that count on. */
const kindOf = (leak: string): string => leak.replaceAll(/\d+/g, '')

async function leave(repeated: Promise<string>): Promise<void> {
  const failure = await repeated
  if (failure) throw new Unjudged(`It could not be mounted and unmounted again and again (${failure}).`)
}

export const instances: Case = {
  id: 'instances',
  title: 'Two of it work side by side',
  async judge(session) {
    const again = await session.call('loadAgain')
    if (again)
      return fail(
        `Its script cannot be loaded a second time, as "Try again" does: ${again} Ask customElements.get() before you define a tag of your own.`,
      )
    const { failure, mixed, before, after } = await session.call('twins')
    if (failure) return fail(`Two elements at once do not work: ${failure}.`)
    if (mixed.length > 0)
      return fail(
        `They share state: one shows ${mixed.join(' and ')} of the other. Keep what an element was told in the element, not in the module.`,
      )
    return before !== '' && after === ''
      ? fail(
          'When one was taken away the other shows nothing any more: let each element end only what it has begun.',
        )
      : pass('Two elements show two people and two brands, and one stays when the other goes.')
  },
}
