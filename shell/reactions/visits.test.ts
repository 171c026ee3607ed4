import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { $place, setPlace } from '../stores/place.ts'
import { noteVisits } from './visits.ts'

describe('visits', () => {
  it('are noted once for each app that is opened, and sent as the page is left', async () => {
    const base = `/test-api/told/visits-${crypto.randomUUID()}`
    await fetch(base, { method: 'PUT', body: JSON.stringify({ visits: { status: 204 } }) })
    configure({ catalogue: base })
    const was = $place.get()
    const bodies: { visits: { app: string }[] }[] = []
    const { fetch: asked } = window
    window.fetch = (input, init) => {
      if (input === `${base}/visits`) bodies.push(JSON.parse(init!.body as string))
      return asked(input, init)
    }
    setPlace({ ...was, app: 'login' })
    const stop = noteVisits()
    try {
      for (const app of ['scorecards', 'scorecards', 'cart', 'scorecards']) setPlace({ ...was, app })
      expect(bodies).to.deep.equal([])
      dispatchEvent(new Event('pagehide'))
      await waitUntil(() => bodies.length === 1)
      expect(bodies[0]!.visits.map(({ app }) => app)).to.deep.equal(['scorecards', 'cart', 'scorecards'])
    } finally {
      stop()
      window.fetch = asked
      setPlace(was)
    }
  })
})
