import { expect } from '@open-wc/testing'
import { enter } from '../../../test/browser/enter.ts'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { curvesInTests, READY } from '../curves-in-tests.ts'

describe('points of a file', () => {
  it('that is damaged are not there, and neither are those that were read before it', async () => {
    const app = await mountMiniApp('architect-rf-curves-admin', curvesInTests().mounted('/one'))
    await waitUntil(() => app.findAll('.document-fields table').length > 3)
    const button = (text: string) =>
      app.findAll<HTMLButtonElement>('button').find(({ textContent }) => textContent === text)!
    button('Enter points').click()
    await waitUntil(() => app.findAll('dialog[open] textarea').length === 1)
    const says = (text: string) =>
      waitUntil(() => app.find('dialog[open]').textContent.includes(text), `never said ${text}`)
    enter(app.find<HTMLTextAreaElement>('dialog[open] textarea'), '50\t17.4\n100\t30.8')
    await says('2 points read.')
    const transfer = new DataTransfer()
    transfer.items.add(new File(['PK\u0003\u0004 and nothing that follows'], 'points.xlsx'))
    const input = app.find<HTMLInputElement>('dialog[open] input[type=file]')
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await says('damaged')
    expect(app.find('dialog[open]').textContent).not.to.contain('points read.')
    expect(button('Take over').disabled).to.equal(true)
  })
})

it('a point that is put aside does not make the curve trusted further', async () => {
  const { mounted } = curvesInTests({ ...READY, 'aside/5': true })
  const app = await mountMiniApp('architect-rf-curves-admin', mounted('/one'))
  await waitUntil(() => app.findAll('.os-chart-hatch').length > 0)
  expect(app.find('.document-fields').textContent).to.contain('Hatched from 450 on')
})
