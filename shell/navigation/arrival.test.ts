import { aTimeout, expect, fixture, html } from '@open-wc/testing'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { setBreadcrumbs } from '../stores/breadcrumbs.ts'
import { $place, setPlace } from '../stores/place.ts'
import { $announcement, announce } from '../stores/notices.ts'
import { Arrival } from './arrival.ts'
import { pageTitle } from './page-title.ts'

const arrival = new Arrival()
const here = $place.get()
const goTo = (path: string) => setPlace({ ...here, route: { ...here.route, path } })

async function openDialog() {
  const header = await fixture<HTMLElement>(html`<div></div>`)
  const dialog = document.createElement('dialog')
  dialog.append(document.createElement('button'))
  header.attachShadow({ mode: 'open' }).append(dialog)
  dialog.showModal()
  return { header, dialog }
}

describe('an arrival', () => {
  after(() => setPlace(here))

  it('leads to the first heading of the page, not to that of an app that is just going', async () => {
    const main = (arrival.main = await fixture<HTMLElement>(
      html`<main><div><h1>Old</h1></div><div><h1>New</h1></div></main>`,
    ))
    main.querySelector('div')!.style.setProperty('display', 'none', 'important')
    goTo('/old')
    arrival.arrive()
    expect(main.contains(document.activeElement)).to.equal(false)
    goTo('/new')
    arrival.arrive()
    expect(document.activeElement!.textContent).to.equal('New')
  })

  it('leaves the focus where a mini-app has only written over its address', async () => {
    const main = (arrival.main = await fixture<HTMLElement>(html`<main><h1>List</h1><input></main>`))
    goTo('/list')
    arrival.arrive()
    main.querySelector('input')!.focus()
    arrival.keepStillAt('/list/filtered')
    goTo('/list/filtered')
    arrival.setOut()
    arrival.arrive()
    expect(document.activeElement!.localName).to.equal('input')
  })

  it('at a page that loads first is told when its heading is drawn, by the title of then', async () => {
    const main = (arrival.main = await fixture<HTMLElement>(html`<main tabindex="-1"><div></div></main>`))
    const root = main.querySelector('div')!.attachShadow({ mode: 'open' })
    root.append(document.createElement('p'))
    goTo('/record')
    announce('')
    arrival.arrive()
    expect([document.activeElement, $announcement.get().text]).to.deep.equal([main, ''])
    setBreadcrumbs({ app: 'Contacts', details: [{ name: 'Grace' }] })
    root.append(Object.assign(document.createElement('h1'), { textContent: 'Grace' }))
    await waitUntil(() => root.activeElement?.textContent === 'Grace', 'the heading has the focus')
    await waitUntil(() => $announcement.get().text.startsWith('Grace · Contacts'), 'its title is told')
    setBreadcrumbs({})
  })

  it('leaves whoever went on before the heading came', async () => {
    const main = (arrival.main = await fixture<HTMLElement>(html`<main tabindex="-1"><input /></main>`))
    goTo('/slow')
    announce('')
    arrival.arrive()
    main.querySelector('input')!.focus()
    main.append(document.createElement('h1'))
    await aTimeout(50)
    expect([document.activeElement!.localName, $announcement.get().text]).to.deep.equal(['input', ''])
  })

  it('under a modal dialog is told when the dialog goes, wherever that stands', async () => {
    arrival.main = await fixture<HTMLElement>(html`<main><h1>Under</h1></main>`)
    const { header, dialog } = await openDialog()
    goTo('/under')
    arrival.arrive()
    expect(dialog.matches(':focus-within')).to.equal(true)
    announce('')
    dialog.close()
    await waitUntil(() => document.activeElement?.textContent === 'Under', 'the heading has the focus')
    expect($announcement.get().text).to.equal(pageTitle())
    header.remove()
  })

  it('is told of the last page where several came under one dialog', async () => {
    const main = (arrival.main = await fixture<HTMLElement>(html`<main><h1>First</h1></main>`))
    const { header, dialog } = await openDialog()
    goTo('/first')
    arrival.arrive()
    goTo('/second')
    main.querySelector('h1')!.textContent = 'Second'
    arrival.arrive()
    let told = 0
    const stop = $announcement.listen(() => told++)
    dialog.close()
    await waitUntil(() => document.activeElement?.textContent === 'Second', 'the heading has the focus')
    await aTimeout(0)
    stop()
    expect(told).to.equal(1)
    header.remove()
  })
})
