import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { caughtWarnings } from '../../../../test/browser/caught-warnings.ts'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { openPalette, settledPalette } from '../../../../test/browser/open-palette.ts'
import { sampleLayout } from '../../../../test/browser/sample-context.ts'
import type { Command } from '../../../../shell/contract/command.ts'

const BROKEN: Record<string, () => unknown> = {
  throws: () => {
    throw new Error('broken')
  },
  rejects: () => Promise.reject(new Error('broken')),
}
const told = {
  what: 'notify',
  with: [{ kind: 'error', text: '“Break” did not work. Nothing else has changed; try again.' }],
}
const commandsThat = (run: () => unknown): readonly Command[] => [
  { id: 'break', title: 'Break', inHelp: true, run },
]

describe('a command that fails', () => {
  for (const [fails, run] of Object.entries(BROKEN)) {
    it(`is told of when it ${fails} after it was chosen in the palette`, async () => {
      caughtWarnings()
      const { asked } = await openPalette({ layout: { commands: commandsThat(run) } })
      await sendKeys({ type: 'Break' })
      await sendKeys({ press: 'Enter' })
      await settledPalette()
      expect(asked.at(-1)).to.deep.equal(told)
    })

    it(`is told of when it ${fails} after it was chosen in the help menu`, async () => {
      caughtWarnings()
      await setViewport({ width: 1440, height: 900 })
      const { find, findAll, asked } = await mountMiniApp('header', {
        context: { layout: { ...sampleLayout, commands: commandsThat(run) } },
      })
      find('.help > button').click()
      await nextFrame()
      findAll('.help .os-menu-item').at(-1)!.click()
      await settledPalette()
      expect(asked.at(-1)).to.deep.equal(told)
    })
  }
})
