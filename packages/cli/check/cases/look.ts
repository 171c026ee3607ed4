import { shortened, type Case } from '../case.ts'
import { fail, pass, warning } from '../report.ts'
import type { Session } from '../session.ts'

const WIDTHS_PX = [1440, 390]

export const theme: Case = {
  id: 'theme',
  title: 'Its colours follow the theme',
  async judge(session) {
    const { texts, fixed } = await session.call('colors')
    if (fixed.length === 0) return pass('All colours change with theme and colour scheme.')
    const many = texts > 0 && fixed.length >= texts
    return (many ? fail : warning)(
      `${many ? 'No colour follows the theme' : 'Some colours are the same in every theme'}: write var(--os-color-…) in their place.`,
      fixed,
    )
  },
}

export const styles: Case = {
  id: 'styles',
  title: 'Its styles reach it',
  async judge(session) {
    const stray = await session.call('strayStyles')
    return stray.length === 0
      ? pass("It puts no styles into the page's head.")
      : fail(
          "Its styles are in the page's head, where they reach the portal and not the mini-app, which is in a shadow root. Insert them into the element's own root: defineMiniApp hands it over as root, which Emotion takes as the container of its cache.",
          shortened(stray),
        )
  },
}

export const rightToLeft: Case = {
  id: 'right-to-left',
  title: 'It fits from right to left',
  async judge(session) {
    const faults: string[] = []
    for (const width of WIDTHS_PX) {
      await session.page.setViewportSize({ width, height: 900 })
      faults.push(...(await session.call('rightToLeft')))
    }
    await session.page.setViewportSize({ width: 1440, height: 900 })
    if (faults.length === 0) return pass('Nothing overflows, at 1440 and at 390 px.')
    const scrolls = faults.some((fault) => fault.includes('scrolls sideways'))
    return (scrolls ? fail : warning)(
      'Something does not fit where the page reads from the right: use logical properties (margin-inline-start) and let lines wrap.',
      shortened(faults),
    )
  },
}

const barriersIn = async (session: Session, scheme: 'light' | 'dark'): Promise<string[]> => {
  await session.call('dress', scheme)
  const found = await session.call('axe')
  return found.map((each) => `${scheme}: ${each}`)
}

export const accessible: Case = {
  id: 'accessible',
  title: 'axe finds no barrier, in light and in dark',
  async judge(session) {
    const found = [...(await barriersIn(session, 'light')), ...(await barriersIn(session, 'dark'))]
    await session.call('dress', 'light')
    return found.length === 0
      ? pass('axe finds nothing against WCAG 2.2 AA.')
      : fail('axe finds barriers (WCAG 2.2 AA); each line names its rule.', shortened(found))
  },
}
