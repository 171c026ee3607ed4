import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { openPalette, settledPalette } from '../../../../test/browser/open-palette.ts'

const agencies = [
  { code: 'choreograph', name: 'Choreograph', url: '/?tenant=choreograph', current: true },
  { code: 'essence', name: 'Essence', url: '/?tenant=essence', current: false },
]

/** Where the browser was sent, other than by the shell; it stays here. */
function sentTo(): string[] {
  const urls: string[] = []
  const onNavigate = (event: NavigateEvent) => {
    urls.push(event.destination.url)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', onNavigate)
  stops.push(() => navigation.removeEventListener('navigate', onNavigate))
  return urls
}

const stops: (() => void)[] = []

describe('another agency in the palette', () => {
  beforeEach(async () => {
    localStorage.clear()
    await setViewport({ width: 1440, height: 900 })
  })
  afterEach(() => stops.splice(0).forEach((stop) => stop()))

  it('is a page to be asked for, as in the account menu: the shell knows no other agency', async () => {
    const { asked, titles } = await openPalette({ layout: { agencies } })
    await sendKeys({ type: 'essence' })
    expect(titles()).to.deep.equal(['Essence'])
    const urls = sentTo()
    await sendKeys({ press: 'Enter' })
    await settledPalette()
    expect([urls, asked]).to.deep.equal([[`${location.origin}/?tenant=essence`], []])
  })
})
