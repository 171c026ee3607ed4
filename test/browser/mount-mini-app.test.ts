import { expect } from '@open-wc/testing'
import { createElement } from 'react'
import { island } from '../../miniapps/kit/bridge/island.tsx'
import { useMiniApp } from '../../miniapps/kit/bridge/use-mini-app.ts'
import { answering, problem } from './answering.ts'
import { mountMiniApp } from './mount-mini-app.ts'
import { sampleUser } from './sample-context.ts'

function Greeting() {
  const { context, portal } = useMiniApp()
  return createElement(
    'button',
    { onClick: () => portal.emit('change-route', { path: '/you' }) },
    context.user?.firstname,
  )
}

it('mounts a React mini-app and hears its events', async () => {
  const app = await mountMiniApp(island(Greeting))
  expect(app.find('button').textContent).to.equal('Paula')
  app.find('button').click()
  expect(app.events).to.deep.equal([{ name: 'change-route', payload: { path: '/you' } }])
})

it('updates a mini-app as the shell does', async () => {
  const app = await mountMiniApp(island(Greeting), { context: { user: { ...sampleUser, firstname: 'Pia' } } })
  await app.update({ context: { user: { ...sampleUser, firstname: 'Pauline' } } })
  expect(app.find('button').textContent).to.equal('Pauline')
})

it('takes a mini-app away', async () => {
  const app = await mountMiniApp(island(Greeting))
  app.unmount()
  expect(app.element.isConnected).to.equal(false)
  expect(app.portal.signal.aborted).to.equal(true)
})

it('dresses the page in the theme', () => {
  expect(getComputedStyle(document.documentElement).getPropertyValue('--os-color-text').trim()).not.to.equal(
    '',
  )
})

it('answers requests from a table', async () => {
  const fetch = answering({
    'GET /api/brands/*': { data: 1 },
    'PUT /api/brands/1': (body: unknown) => ({ got: body }),
    'POST /api/x': problem(409, 'Taken'),
  })
  expect(await (await fetch('/api/brands/7?x=1')).json()).to.deep.equal({ data: 1 })
  expect(await (await fetch('/api/brands/1', { method: 'PUT', body: '{"a":1}' })).json()).to.deep.equal({
    got: { a: 1 },
  })
  expect((await fetch('/api/x', { method: 'POST' })).status).to.equal(409)
})
