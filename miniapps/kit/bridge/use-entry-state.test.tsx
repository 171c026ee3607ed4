import { expect, nextFrame } from '@open-wc/testing'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../../test/browser/sample-context.ts'
import { island } from './island.tsx'
import { useEntryState } from './use-entry-state.ts'

const Filter = island(() => {
  const [query, setQuery] = useEntryState('query', '')
  return <button onClick={() => setQuery(`${query}a`)}>{query}</button>
})

async function mountFilter(user = sampleUser) {
  const app = await mountMiniApp(Filter, { context: { user } })
  return {
    ...app,
    text: () => app.find('button').textContent,
    press: async () => {
      app.find('button').click()
      await nextFrame()
    },
  }
}

describe('what a person set on a page', () => {
  const here = history.state as unknown
  afterEach(() => history.replaceState(here, ''))

  it('is there again when the page is mounted anew in the same entry of the history', async () => {
    const first = await mountFilter()
    await first.press()
    await first.press()
    first.unmount()
    const again = await mountFilter()
    expect(again.text()).to.equal('aa')
  })

  it('begins anew in another entry', async () => {
    const first = await mountFilter()
    await first.press()
    first.unmount()
    history.replaceState({ index: 1 }, '')
    const again = await mountFilter()
    expect(again.text()).to.equal('')
  })

  it('leaves what others keep in the entry, and is not for another person', async () => {
    history.replaceState({ index: 7 }, '')
    const first = await mountFilter()
    await first.press()
    first.unmount()
    expect(history.state).to.include({ index: 7 })
    const again = await mountFilter({ ...sampleUser, id: 'somebody-else' })
    expect(again.text()).to.equal('')
  })
})
