import type { MiniAppProps } from '@agency-os/mini-app/plain'
import { element } from './element.ts'
import { isLeft, scorecardsOf } from './scorecards.ts'

/** The brand's scorecards, or what went wrong and a way to try again. */
export async function showScorecards(place: HTMLElement, { context, portal }: MiniAppProps): Promise<void> {
  const title = element('h2', {}, 'Scorecards')
  place.replaceChildren(title, element('p', {}, 'Loading …'))
  try {
    const scorecards = await scorecardsOf(context, portal)
    const lines = scorecards.map((each) => element('li', {}, `${each.title}: ${each.score ?? 'no score yet'}`))
    place.replaceChildren(title, lines.length > 0 ? element('ul', {}, ...lines) : element('p', {}, 'There are none.'))
  } catch (error) {
    if (isLeft(error)) return
    const again = element('button', { type: 'button' }, 'Try again')
    again.addEventListener('click', () => void showScorecards(place, { context, portal } as MiniAppProps))
    place.replaceChildren(title, element('p', { className: 'problem' }, (error as Error).message), again)
  }
}
