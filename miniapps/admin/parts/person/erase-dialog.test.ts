import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { enter } from '../../../../test/browser/enter.ts'
import { checkState } from '../../../../test/browser/state/check-state.ts'

import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { accessServer, changed } from '../../access-in-tests.ts'

it('erases nobody before their address is typed, and says what stays', async () => {
  const erased: unknown[] = []
  const app = await mountMiniApp('admin', {
    portal: {
      fetch: accessServer([], {
        'POST /api/access/people/person-1/erase': (body: unknown) => {
          erased.push(body)
          return changed(null)
        },
      }),
    },
    route: { basePath: '/os-admin', path: '/os-admin/panel/users/person-1', tail: '/panel/users/person-1' },
  })
  const press = async (name: string) => {
    const found = () => app.findAll('button').find(({ textContent }) => textContent === name)
    await waitUntil(() => found() !== undefined, name)
    found()!.click()
  }
  await press('More actions')
  await press('Erase')
  await waitUntil(() => app.findAll('dialog').length === 1)
  expect(app.find('dialog').textContent).to.contain('under “A former colleague”')
  const [address, reason] = app.findAll<HTMLInputElement>('dialog input')
  enter(address!, 'ada@agency')
  enter(reason!, 'Asked by letter')
  const submit = app.find<HTMLButtonElement>('dialog button[type=submit]')
  submit.click()
  await waitUntil(() => app.find('dialog').textContent.includes('not this person’s email address'))
  expect(erased).to.deep.equal([])
  await checkState(app, ['Ada', 'Lovelace', 'ada@agency.example', 'A former colleague'])
  enter(address!, 'Ada@agency.example')
  submit.click()
  await waitUntil(() => erased.length === 1)
  expect(erased).to.deep.equal([{ reason: 'Asked by letter' }])
})
