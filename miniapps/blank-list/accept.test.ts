import { expect } from '@open-wc/testing'
import { enter } from '../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { SPRING, withThings } from './things-in-tests.ts'

const buttons = (app: MountedMiniApp, text: string) =>
  app.findAll('button').filter(({ textContent }) => textContent === text)

/** The app with its list, once an answer to `call` has written down what was sent. */
const open = async (call: string, answer: unknown) => {
  const sent: unknown[] = []
  const told = (body: unknown) => {
    sent.push(body)
    return answer
  }
  const app = await mountMiniApp('blank-list', withThings([SPRING], { [call]: told }))
  await waitUntil(() => app.findAll('[role=row]').some(({ textContent }) => textContent.includes('Spring')))
  return { app, sent }
}

describe('blank-list', () => {
  it('adds a thing once it has a name and a day', async () => {
    const { app, sent } = await open('POST /api/blank/brand-1/things', { data: SPRING })
    buttons(app, 'Add an entry')[0]!.click()
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    enter(app.find<HTMLInputElement>('dialog input'), 'Summer')
    buttons(app, 'Add')[0]!.click()
    await waitUntil(() => app.findAll('dialog .os-field-error').length === 1)
    expect(sent).to.deep.equal([])
  })

  it('deletes what is ticked, once that is confirmed', async () => {
    const { app, sent } = await open('POST /api/blank/brand-1/things/delete', { data: { deleted: 1 } })
    app.findAll('input[type=checkbox]').at(-1)!.click()
    await waitUntil(() => buttons(app, 'Delete').length === 1)
    buttons(app, 'Delete')[0]!.click()
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    expect(app.find('dialog h2').textContent).to.equal('Delete this entry?')
    buttons(app, 'Delete').at(-1)!.click()
    await waitUntil(() => sent.length === 1)
    expect(sent).to.deep.equal([{ ids: ['thing-1'] }])
  })
})
