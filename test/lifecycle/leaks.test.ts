import { expect } from '@open-wc/testing'
import { OsOutlet } from '../../shell/frame/os-outlet.ts'
import { leakWatch, watchLeaks } from '../../shell/lifecycle/leaks/leak-watch.ts'
import { until } from './clock.ts'
import { OutletPage } from './outlet-page.ts'

const said: string[] = []
const plainWarn = console.warn
let page: OutletPage

async function visit(key: string): Promise<void> {
  await page.open(key)
  await page.until(key, 'MOUNTED')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await page.open('good')
  await page.until('good', 'MOUNTED')
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 300))

before(() => {
  console.warn = (text: string) => said.push(text)
})
beforeEach(() => said.splice(0))
afterEach(() => {
  page.stop()
  for (const name of ['style', 'dir', 'inert']) document.body.removeAttribute(name)
  for (const name of ['data-locked', 'data-leaked-note', 'id']) document.documentElement.removeAttribute(name)
})
after(() => {
  console.warn = plainWarn
})

it("in production nothing is watched, and the browser's functions are its own", async () => {
  page = new OutletPage(['leaks'])
  expect(watchLeaks()).to.equal(undefined)
  await visit('leaks')
  await settle()
  expect(said).to.deep.equal([])
  expect(String(EventTarget.prototype.addEventListener)).to.contain('[native code]')
  expect(String(setTimeout)).to.contain('[native code]')
})

it('in development one report names everything an app has left behind', async () => {
  page = new OutletPage(['leaks'], 'dev')
  await watchLeaks()
  await visit('leaks')
  await until(() => said.length > 0)
  await settle()
  expect(said).to.have.length(1)
  const [title, ...things] = said[0]!.split('\n')
  expect(title).to.equal('Mini-app leaks left behind after its unmount:')
  const wanted = [
    /^- window listener "resize", from \/test\/misbehaving\/leaks\.js\S*:\d+:\d+$/,
    /^- document listener "keydown"/,
    /^- interval every 60000 ms/,
    /^- timeout of 90000 ms/,
    /^- MutationObserver on <body>/,
    /^- ResizeObserver on <html/,
    /^- IntersectionObserver on <body>/,
    /^- <div class="leaked-toast"> in body/,
    /^- <link rel="stylesheet" href="\S+"> in head/,
    /^- window listener "offline"/,
    /^- attribute "style" of body, from \/test\/misbehaving\/leaks\.js/,
    /^- attribute "data-locked" of html/,
    /^- attribute "data-leaked-note" of html, from \/test\/misbehaving\/leaks\.js/,
    /^- attribute "id" of html/,
    /^- attribute "dir" of body/,
    /^- attribute "inert" of body/,
    /^- matchMedia\("\(width < 40rem\)"\) listener "change"/,
    /^- matchMedia\("\(height < 40rem\)"\) listener "change"/,
    /^- 1 style sheet in document\.adoptedStyleSheets$/,
  ]
  for (const pattern of wanted)
    expect(
      things.filter((thing) => pattern.test(thing)),
      String(pattern),
    ).to.have.length(1)
  expect(things, things.join('\n')).to.have.length(wanted.length)
})

it('an app that tidies up is not spoken of', async () => {
  page = new OutletPage(['tidies-up'], 'dev')
  await watchLeaks()
  await visit('tidies-up')
  await settle()
  expect(said).to.deep.equal([])
})

it('what others start while an app is mounted is not put down to it', async () => {
  page = new OutletPage(['tidies-up'], 'dev')
  await watchLeaks()
  await page.open('tidies-up')
  await page.until('tidies-up', 'MOUNTED')
  const noted = () => {}
  addEventListener('resize', noted)
  const timer = setInterval(noted, 60_000)
  await page.open('good')
  await page.until('good', 'MOUNTED')
  await settle()
  expect(said).to.deep.equal([])
  removeEventListener('resize', noted)
  clearInterval(timer)
})

it('what runs during a phase of the app is its own, wherever its code stands', () => {
  page = new OutletPage([], 'dev')
  leakWatch.begin('good', '/test/misbehaving/good.js')
  const timer = leakWatch.during('good', () => setInterval(() => {}, 70_000))
  leakWatch.end('good')
  return until(() =>
    said.some((text) => /Mini-app good left behind[^]*- interval every 70000 ms/.test(text)),
  ).finally(() => clearInterval(timer))
})

it('what the shell starts and ends itself is put down to nobody, though an app was the first to need it', async () => {
  page = new OutletPage(['tidies-up'], 'dev')
  await watchLeaks()
  const outlet = new OsOutlet() // listens on the window while it is connected
  leakWatch.begin('good', '/test/misbehaving/good.js')
  leakWatch.during('good', () => page.main.append(outlet))
  leakWatch.end('good')
  await settle()
  outlet.remove()
  expect(said).to.deep.equal([])
})
