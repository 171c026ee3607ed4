import type { Case } from '../case.ts'
import { Unjudged } from '../case.ts'
import { fail, pass, warning } from '../report.ts'

const SLOW_MS = 1000
const LIMIT_MS = 3000

/** The browser's own sentences end without a stop. */
const ended = (sentence: string): string => sentence.replace(/\.?$/, '.')

const remedyFor = (failure: string): string =>
  failure.includes('process is not defined')
    ? ' It was built as a library: the preset @agency-os/vite defines process.env.NODE_ENV, or do so in "define" of the build.'
    : ''

/** Whether there is something to mount at all. */
export const exportsElement: Case = {
  id: 'exports',
  title: 'Its module exports an element',
  async judge(session) {
    const { status, failure } = await session.call('open')
    if (status === 'LOAD_ERROR') return fail(`${ended(failure)}${remedyFor(failure)}`)
    if (/exports no element class|has not registered it|neither a function nor an array/.test(failure))
      return fail(
        `${failure}. Export a class that extends HTMLElement as default, or a tag that the module registers.`,
      )
    return pass('The module was loaded and has an element.')
  },
}

export const mounts: Case = {
  id: 'mount',
  title: 'It mounts and draws in time',
  async judge(session) {
    const { status, failure } = await session.call('open')
    if (status === 'LOAD_ERROR') throw new Unjudged('There is nothing to mount.')
    if (status === 'SKIP_BECAUSE_BROKEN')
      return fail(`It broke: ${ended(failure)} The portal shows "could not be opened" in its place.`)
    if (status !== 'MOUNTED')
      return fail(`It was ${status} for 9 s. A mount has ${LIMIT_MS} ms: draw first, and fetch afterwards.`)
    if ((await session.call('shown')).elements === 0)
      return fail(
        'It is mounted and shows nothing: draw at least a heading, and say so while data is on its way.',
      )
    await session.call('leave')
    const { millis } = await session.call('open')
    return millis > SLOW_MS
      ? warning(
          `A mount takes ${millis} ms; after ${SLOW_MS} ms the portal warns, after ${LIMIT_MS} ms it is late.`,
        )
      : pass(`It is drawn ${millis} ms after it was asked for.`)
  },
}
