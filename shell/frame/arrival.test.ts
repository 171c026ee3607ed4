import { expect, fixture, html } from '@open-wc/testing'
import { $place, setPlace } from '../stores/location.ts'
import { arrive } from './arrival.ts'

const here = $place.get()
const goTo = (path: string) => setPlace({ ...here, route: { ...here.route, path } })

describe('an arrival', () => {
  after(() => setPlace(here))

  it('leads to the first heading of the page, not to that of an app that is just going', async () => {
    const main = await fixture<HTMLElement>(html`<main><div><h1>Old</h1></div><div><h1>New</h1></div></main>`)
    main.querySelector('div')!.style.setProperty('display', 'none', 'important')
    goTo('/old')
    arrive(main)
    expect(main.contains(document.activeElement)).to.equal(false)
    goTo('/new')
    arrive(main)
    expect(document.activeElement!.textContent).to.equal('New')
  })
})
