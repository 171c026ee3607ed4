import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { press } from '../../../test/browser/press.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { focusedElement } from '../bridge/focused-element.ts'
import { island } from '../bridge/island.tsx'
import { PeopleField, type Picked } from './people-field.tsx'

function Team() {
  const [people, setPeople] = useState<readonly Picked[]>([
    { id: 'ada', name: 'Ada Lovelace' },
    { id: 'alan', name: 'Alan Turing' },
  ])
  return (
    <PeopleField
      label="Team"
      help=""
      agency="choreograph"
      value={people}
      onChange={setPeople}
      takeOut={(name) => `Remove ${name}`}
    />
  )
}

it('keeps the focus in the field when somebody is removed', async () => {
  const { find, findAll } = await mountMiniApp(island(Team))
  const remove = () => findAll('button').find(({ ariaLabel }) => ariaLabel === 'Remove Alan Turing')
  await press(remove()!)
  await waitUntil(() => !remove())
  expect(focusedElement()).to.equal(find('.people-field'))
})
