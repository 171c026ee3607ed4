import { expect, fixture, html } from '@open-wc/testing'
import { announce } from '../stores/notices.ts'
import { OsAnnouncer } from './os-announcer.ts'

if (!customElements.get('os-announcer')) customElements.define('os-announcer', OsAnnouncer)

it('says a sentence again that it has said before: each time is a change, or it is read out to nobody', async () => {
  const announcer = await fixture(html`<os-announcer></os-announcer>`)
  const said = (): number => {
    announce('Answer cleared.')
    return changes.takeRecords().length
  }
  const changes = new MutationObserver(() => {})
  changes.observe(announcer, { childList: true, characterData: true, subtree: true })
  expect([said(), said()]).to.deep.equal([1, 1])
  expect(announcer.textContent).to.equal('Answer cleared.')
  changes.disconnect()
})
