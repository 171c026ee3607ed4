import { expect } from '@open-wc/testing'
import { enterPortal } from '../../test/browser/portal-world.ts'
import { $explain } from '../stores/explanation.ts'
import { $refusedVisits } from '../stores/refused-visits.ts'
import { layoutNow } from '../menus/layout.ts'
import { $notices, dismissNotice } from '../stores/notices.ts'
import { tellDenial } from './tell-denial.ts'

const denial = (asked: string) => ({ asked, outcome: 'redirected', because: `${asked} is closed.` }) as const

describe('a refused visit', () => {
  beforeEach(async () => {
    await enterPortal()
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('tells the person why, with a way to the whole explanation', () => {
    tellDenial(denial('/cart'))
    const [notice] = $notices.get()
    expect(notice).to.include({ kind: 'warning', text: '/cart is closed.' })
    expect(notice?.action?.label).to.equal('Why?')
    const before = $explain.get()
    notice?.action?.run()
    expect($explain.get()).to.equal(before + 1)
    expect(layoutNow().explain).to.equal(before + 1)
  })

  it('leaves a trace that the header is told, the last first and each once', () => {
    for (const path of ['/cart', '/apps', '/cart']) tellDenial(denial(path))
    expect(layoutNow().denials.map(({ asked }) => asked)).to.deep.equal(['/cart', '/apps'])
  })

  it('is forgotten after twenty others', () => {
    for (let visit = 0; visit < 30; visit++) tellDenial(denial(`/p${visit}`))
    expect($refusedVisits.get().length).to.equal(20)
  })
})
