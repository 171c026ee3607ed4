import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { press } from '../../../../test/browser/press.ts'
import { checkState } from '../../../../test/browser/state/check-state.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { accessServer } from '../../access-in-tests.ts'

it('has a row for each permission with its code below, and boxes that a press turns until all is reviewed', async () => {
  const app = await mountMiniApp('admin', {
    portal: { fetch: accessServer([]) },
    route: { basePath: '/os-admin', path: '/os-admin/panel/roles', tail: '/panel/roles' },
  })
  await waitUntil(() => app.findAll('[role=tab]').length === 3)
  app.findAll('[role=tab]')[1]!.click()
  await waitUntil(() => app.findAll('.os-grid-row').length === 3)
  const headings = app.findAll('[role=columnheader]').map((each) => each.getAttribute('aria-label'))
  expect(headings).to.deep.equal(['Permission', 'Planner'])
  expect(
    app.find('[data-line="0"] [data-column="0"], [data-line="0"] > [data-column="0"]').innerText,
  ).to.equal('Cart: Open the cart\nCartAppAccess')
  const box = () => app.find('[data-line="0"] > [data-column="1"]')
  expect(box().textContent).to.equal('Yes')
  await press(box())
  expect(box().textContent).to.equal('No')
  await checkState(app)
  await press(box())
  expect(box().textContent).to.equal('Yes')
  expect(app.find('.os-save-bar').textContent).to.equal('')
})
