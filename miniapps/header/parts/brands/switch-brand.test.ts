import { expect, nextFrame } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { mountMiniApp, type MountOptions } from '../../../../test/browser/mount-mini-app.ts'
import { Clock } from '../../../../test/lifecycle/clock.ts'
import { sampleBrands, sampleLayout } from '../../../../test/browser/sample-context.ts'

async function choose(query: string, options: MountOptions = {}) {
  const header = await mountMiniApp('header', options)
  header.find('.brand-button').focus()
  await sendKeys({ press: 'Enter' })
  await sendKeys({ type: query })
  await sendKeys({ press: 'Enter' })
  await nextFrame()
  return { ...header, button: () => header.find('.brand-button') }
}

describe('switching the brand', () => {
  beforeEach(async () => {
    localStorage.removeItem('recentBrands')
    await setViewport({ width: 1440, height: 900 })
    await emulateMedia({ reducedMotion: 'reduce' })
  })

  it('shows which brand is on its way until the shell has changed it', async () => {
    const { button, update } = await choose('tea')
    expect([button().textContent, button().ariaBusy, button().ariaLabel]).to.deep.equal([
      'GB - Nordlicht Tea',
      'true',
      'Changing to GB - Nordlicht Tea …',
    ])
    await update({
      context: {
        workspace: sampleBrands[1]!,
        layout: { ...sampleLayout, path: '/brands/b2/scorecards', visit: 2 },
      },
    })
    expect([button().textContent, button().ariaBusy, button().ariaLabel]).to.deep.equal([
      'GB - Nordlicht Tea',
      'false',
      'GB - Nordlicht Tea, change brand',
    ])
  })

  it('goes back to the brand that stays when the shell leads elsewhere', async () => {
    const { button, update } = await choose('tea')
    await update({ context: { layout: { ...sampleLayout, path: '/you', visit: 2 } } })
    expect([button().textContent, button().ariaBusy]).to.deep.equal(['DE - Nordlicht Kaffee', 'false'])
  })

  it('goes back to the brand that stays when the person stays', async () => {
    const { button, update } = await choose('tea')
    await update({ context: { layout: { ...sampleLayout, visit: 2 } } })
    expect([button().textContent, button().ariaBusy]).to.deep.equal(['DE - Nordlicht Kaffee', 'false'])
  })

  it('goes back to the brand that stays when the shell refuses, which has said why', async () => {
    const { button, asked } = await choose('tea', { portal: { emit: () => false } })
    expect([button().textContent, button().ariaBusy]).to.deep.equal(['DE - Nordlicht Kaffee', 'false'])
    expect(asked).to.deep.equal([])
  })

  it('does not wait for ever, and says so where it can be seen', async () => {
    const clock = new Clock()
    clock.install()
    try {
      const { button, asked } = await choose('tea')
      await clock.pass(5_100)
      expect(button().ariaBusy).to.equal('false')
      expect(asked).to.deep.equal([
        {
          what: 'notify',
          with: [
            {
              kind: 'warning',
              text: 'The brand has not changed yet: you are still working on DE - Nordlicht Kaffee. If it does not change soon, choose it again.',
            },
          ],
        },
      ])
    } finally {
      clock.uninstall()
    }
  })

  it('does nothing for the brand that is active already', async () => {
    const { button, events } = await choose('kaffee')
    expect([button().ariaBusy, events]).to.deep.equal(['false', []])
  })
})
