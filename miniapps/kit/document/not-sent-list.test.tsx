import { expect } from '@open-wc/testing'
import { useRef, useState } from 'react'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { island } from '../bridge/island.tsx'
import { NotSentList } from './not-sent-list.tsx'

function Late() {
  const list = useRef<HTMLElement>(null)
  const [items, setItems] = useState([
    { id: '1', name: 'Title', words: 'Spring', text: 'A long reason' },
    { id: '2', name: 'Level', words: '3', text: '' },
  ])
  return (
    <main>
      <h1 tabIndex={-1}>Note</h1>
      {items.length > 0 && (
        <NotSentList
          title="Came too late"
          items={items}
          ref={list}
          onLetGo={(gone) => setItems(items.filter(({ id }) => id !== gone))}
        >
          The note was closed meanwhile.
        </NotSentList>
      )}
    </main>
  )
}

const Class = island(Late)
const button = (app: MountedMiniApp, name: string) =>
  app.findAll('button').find((each) => (each.ariaLabel ?? each.textContent) === name)!
const focused = ({ element }: MountedMiniApp) => element.shadowRoot!.activeElement

describe('the list of what came too late', () => {
  it('names each value, offers to copy what is worth it, and lets go only after a question', async () => {
    const app = await mountMiniApp(Class)
    expect(app.findAll('.not-sent-item h3').map(({ textContent }) => textContent)).to.deep.equal([
      'Title',
      'Level',
    ])
    expect(button(app, 'Copy text: Title')).not.to.equal(undefined)
    expect(button(app, 'Copy text: Level')).to.equal(undefined)
    await expect(app.element).to.be.accessible()
    button(app, 'Discard: Level').focus()
    button(app, 'Discard: Level').click()
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    expect(app.find('dialog[open] h2').textContent).to.equal('Discard this change?')
    app.find('dialog[open] [data-variant="danger"]').click()
    await waitUntil(() => app.findAll('.not-sent-item').length === 1)
    expect(focused(app)).to.equal(app.find('.not-sent'))
  })

  it('lets go at once of what was copied, and gives the focus to the page when it is empty', async () => {
    const { clipboard } = navigator
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
      configurable: true,
    })
    try {
      const app = await mountMiniApp(Class)
      button(app, 'Copy text: Title').click()
      await waitUntil(() => app.find('.not-sent-item [role="status"]').textContent === 'Copied')
      button(app, 'Discard: Title').click()
      await waitUntil(() => app.findAll('.not-sent-item').length === 1)
      expect(copied).to.deep.equal(['A long reason'])
      button(app, 'Discard: Level').focus()
      button(app, 'Discard: Level').click()
      await waitUntil(() => app.findAll('dialog[open]').length === 1)
      app.find('dialog[open] [data-variant="danger"]').click()
      await waitUntil(() => app.findAll('.not-sent').length === 0)
      expect(focused(app)?.localName).to.equal('h1')
    } finally {
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    }
  })
})
