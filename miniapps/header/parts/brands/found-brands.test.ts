import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { sampleBrand, sampleBrands, sampleLayout } from '../../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import type { Workspace } from '../../../../shell/contract/entities.ts'

const far = sampleBrand(
  'far',
  'Zephyr Ocean',
  { code: 'GB', name: 'United Kingdom', currency: 'GBP' },
  'Zephyr',
)

/** The switcher where there are more brands than are listed, and a server that is told what to say. */
async function openSwitcher() {
  const asked: string[] = []
  let answer: (found: readonly Workspace[] | Error) => void = () => {}
  const findBrands = (text: string) =>
    new Promise<readonly Workspace[]>((resolve, reject) => {
      asked.push(text)
      answer = (found) => (found instanceof Error ? reject(found) : resolve(found))
    })
  const header = await mountMiniApp('header', {
    context: { layout: { ...sampleLayout, brands: sampleBrands, closedBrands: [], findBrands } },
  })
  header.find('.brand-button').focus()
  await sendKeys({ press: 'Enter' })
  const status = () => header.find('output').textContent
  const names = () => header.findAll('[role="option"]').map((option) => option.textContent)
  return { ...header, asked, status, names, answer: (found: readonly Workspace[] | Error) => answer(found) }
}

describe('brands beyond those that are listed', () => {
  beforeEach(async () => {
    localStorage.removeItem('recentBrands')
    await setViewport({ width: 1440, height: 900 })
    await emulateMedia({ reducedMotion: 'reduce' })
  })

  it('are looked for on the server once one has typed, and chosen like the others', async () => {
    const { asked, status, names, answer, events } = await openSwitcher()
    expect(status()).to.equal(`The first ${sampleBrands.length} brands. Type to find any other.`)
    await sendKeys({ type: 'zeph' })
    expect(status()).to.equal('Searching all brands …')
    await waitUntil(() => asked.length > 0)
    expect(asked, 'one question for the word').to.deep.equal(['zeph'])
    answer([far])
    await waitUntil(() => names().length === 1)
    expect([names()[0], status()]).to.deep.equal([
      names().find((name) => name?.includes('Zephyr Ocean')),
      '1 found',
    ])
    await sendKeys({ press: 'Enter' })
    expect(events).to.deep.equal([{ name: 'change-workspace', payload: { workspaceId: 'far' } }])
  })

  it('come after what is here, and nothing twice', async () => {
    const { asked, names, answer, status } = await openSwitcher()
    await sendKeys({ type: 'nordlicht' })
    const here = names()
    expect(status()).to.equal(`${here.length} found · Searching all brands …`)
    await waitUntil(() => asked.length > 0)
    answer([...sampleBrands.filter(({ name }) => name.includes('Nordlicht')), far])
    await waitUntil(() => names().length === here.length + 1)
    expect(names().slice(0, here.length)).to.deep.equal(here)
  })

  it('say that nothing was found only once the server has said so', async () => {
    const { asked, status, answer } = await openSwitcher()
    await sendKeys({ type: 'xyzzy' })
    await waitUntil(() => asked.length > 0)
    expect(status()).to.equal('Searching all brands …')
    answer([])
    await waitUntil(() => status() !== 'Searching all brands …')
    expect(status()).to.match(/^No brand matches “xyzzy”/)
  })

  it('are asked for again where the server did not answer', async () => {
    const { asked, status, answer, find, names } = await openSwitcher()
    await sendKeys({ type: 'zeph' })
    await waitUntil(() => asked.length > 0)
    answer(new Error('no answer'))
    await waitUntil(() => status() !== 'Searching all brands …')
    expect(status()).to.equal(
      `Only ${sampleBrands.length} brands could be searched: the server did not answer.`,
    )
    find('.brand-search output + button').click()
    await waitUntil(() => asked.length === 2)
    answer([far])
    await waitUntil(() => names().length === 1)
  })
})
