import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { mountMiniApp, type MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { press } from '../../../../test/browser/press.ts'
import { sampleContext } from '../../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { SAVED_VIEW } from '../../../domain/views/saved-view.ts'
import { island } from '../../bridge/island.tsx'
import { DocumentsInTests } from '../documents-in-tests.ts'
import { SavedViews } from './saved-views.tsx'

const mounted = async (query: string, saved = 'market=DE') => {
  const documents = new DocumentsInTests(SAVED_VIEW, () => null)
  const me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.me = me
  const place = { place: me.id }
  documents.add('v1', { list: 'sample/campaigns', name: 'Mine', query: saved }, place)
  documents.add('v2', { list: 'sample/plans', name: 'Of another list', query: 'x=1' }, place)
  function App() {
    const [kept, setKept] = useState(query)
    return (
      <>
        <SavedViews list="sample/campaigns" query={kept} onChoose={setKept} />
        <button type="button" onClick={() => setKept('market=FR')}>
          Narrow
        </button>
        <output>{kept}</output>
      </>
    )
  }
  const user = { ...sampleContext.user!, id: me.id }
  const app = await mountMiniApp(island(App), { context: { user }, portal: { fetch: documents.fetch } })
  return { app, documents }
}
const lines = (app: MountedMiniApp) => app.findAll('[role^=menuitem]').map(({ textContent }) => textContent)
const line = (app: MountedMiniApp, text: string) =>
  app.findAll('button').find(({ textContent }) => textContent === text)!
const open = async (app: MountedMiniApp, until: () => boolean) => {
  await press(app.find('[aria-haspopup=menu]'))
  await waitUntil(until)
}

describe('SavedViews', () => {
  it('lists the views of this list, and goes to one', async () => {
    const { app } = await mounted('')
    await open(app, () => lines(app).includes('Mine'))
    expect(lines(app)).to.deep.equal(['Everything', 'Mine', 'Save this view…'])
    await press(line(app, 'Mine'))
    expect([app.find('output').textContent, app.find('[aria-haspopup=menu]').textContent]).to.deep.equal([
      'market=DE',
      'Mine',
    ])
  })

  it('knows a view again, in whatever order its filters were set', async () => {
    const { app } = await mounted('market=DE&q=spring', 'q=spring&market=DE')
    await waitUntil(() => app.find('[aria-haspopup=menu]').textContent === 'Mine')
  })

  it('saves what is set under a name, and asks for one', async () => {
    const { app, documents } = await mounted('market=ES')
    await open(app, () => lines(app).includes('Mine'))
    await press(line(app, 'Save this view…'))
    await sendKeys({ press: 'Enter' })
    expect(app.find('.os-field-error').textContent).to.equal('This field is required.')
    await sendKeys({ type: 'Spain' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => app.find('[aria-haspopup=menu]').textContent === 'Spain')
    expect([...documents.documents.values()].map(({ title }) => title)).to.contain('Spain')
  })

  it('brings a view up to date, and removes one', async () => {
    const { app, documents } = await mounted('')
    await open(app, () => lines(app).includes('Mine'))
    await press(line(app, 'Mine'))
    await press(line(app, 'Narrow'))
    await open(app, () => lines(app).includes('Update “Mine”'))
    await press(line(app, 'Update “Mine”'))
    await waitUntil(() => documents.documents.get('v1')!.fields['query']!.value === 'market=FR')
    await waitUntil(() => app.find('[aria-haspopup=menu]').textContent === 'Mine')
    await open(app, () => lines(app).includes('Remove “Mine”'))
    await press(line(app, 'Remove “Mine”'))
    await waitUntil(() => documents.documents.get('v1')!.status === 'removed')
  })

  it('says when a view cannot be saved, and keeps the name', async () => {
    const { app, documents } = await mounted('market=ES')
    await open(app, () => lines(app).includes('Mine'))
    documents.broken = { call: /^POST/, trouble: 500 }
    await press(line(app, 'Save this view…'))
    await sendKeys({ type: 'Spain' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => app.asked.some(({ what }) => what === 'notify'))
    expect(app.find<HTMLInputElement>('dialog input').value).to.equal('Spain')
  })
})
