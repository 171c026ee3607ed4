import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { checkState } from '../../../../test/browser/state/check-state.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { island } from '../../bridge/island.tsx'
import { requestJson } from '../../bridge/request-json.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useResource } from '../../bridge/use-resource.ts'
import { LastFigures } from './last-figures.tsx'
import { useLastCounted } from './use-last-counted.ts'

/** An app that counts its tail; `/a/…` and `/b/…` are two documents, and `/none` asks nothing. */
async function mountCounting() {
  const answers = new Map<string, (answer: Response) => void>()
  const Counting = () => {
    const { portal, route } = useMiniApp()
    const isAsked = route.tail !== '/none'
    const counted = useResource(isAsked ? route.tail : null, () =>
      requestJson<{ n: number }>(portal, route.tail),
    )
    const last = useLastCounted(counted, isAsked ? route.tail.slice(0, 2) : null)
    return (
      <LastFigures of={last} label="Loading">
        {({ n }) => <output>{n}</output>}
      </LastFigures>
    )
  }
  const fetch = (input: string | URL | Request) =>
    new Promise<Response>((resolve) => answers.set(new URL(new Request(input).url).pathname, resolve))
  const app = await mountMiniApp(island(Counting), { portal: { fetch }, route: { tail: '/a/1' } })
  const answer = async (tail: string, response: Response) => {
    await waitUntil(() => answers.has(tail))
    answers.get(tail)!(response)
    answers.delete(tail)
  }
  const figures = () => app.findAll('output:not(.os-skeleton)').map(({ textContent }) => textContent)
  const mark = () => app.find('[role=status].os-last-mark').textContent
  await answer('/a/1', Response.json({ n: 1 }))
  await waitUntil(() => figures().length === 1)
  return { app, answer, figures, mark, goTo: (tail: string) => app.update({ route: { tail } }) }
}

describe('the last figures', () => {
  it('stay in their place, marked as older, while others are counted', async () => {
    const { app, answer, figures, mark, goTo } = await mountCounting()
    const top = app.find('output').getBoundingClientRect().top
    await goTo('/a/2')
    await waitUntil(() => mark() === 'Counting. These figures are from before the last change.')
    expect(figures()).to.deep.equal(['1'])
    expect(app.find('output').getBoundingClientRect().top).to.equal(top)
    await checkState(app)
    await answer('/a/2', Response.json({ n: 2 }))
    await waitUntil(() => figures()[0] === '2')
    expect(mark()).to.equal('')
  })

  it('stay beside the reason where the new ones cannot be counted', async () => {
    const { app, answer, figures, mark, goTo } = await mountCounting()
    await goTo('/a/2')
    await answer('/a/2', Response.json({ title: 'No', status: 403 }, { status: 403 }))
    await waitUntil(() => app.findAll('[role=alert]').length === 1)
    expect(figures()).to.deep.equal(['1'])
    expect(mark()).to.equal('These figures are from before the last change.')
  })

  it('do not stay in another document, nor where nothing is asked', async () => {
    const { figures, goTo } = await mountCounting()
    await goTo('/b/1')
    expect(figures()).to.deep.equal([])
    await goTo('/a/2')
    expect(figures()).to.deep.equal(['1'])
    await goTo('/none')
    expect(figures()).to.deep.equal([])
  })
})
