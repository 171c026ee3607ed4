import { expect } from '@open-wc/testing'
import { render } from 'lit'
import { brand, enterPortal } from '../../test/browser/portal-world.ts'
import { wordsReady } from '../contract/words.ts'
import { getPermissions } from '../stores/permissions.ts'
import { $workspace, $workspaces, getWorkspaces } from '../stores/workspaces.ts'
import { brandChoice } from './brand-choice.ts'
import { takeBrand } from './load-person.ts'

const nothing = () => {}

describe('the choice of a brand', () => {
  before(wordsReady)

  it('follows Back and Forward after a brand was chosen in it', () => {
    const place = document.createElement('div')
    const brands = [brand('b1'), brand('b2')]
    const show = (current: string) =>
      render(
        brandChoice({ brands, current: brand(current), isCut: false, choose: nothing, find: nothing }),
        place,
      )
    show('b1')
    const select = place.querySelector('select')!
    select.value = 'b2' // as the person does
    show('b2')
    show('b1')
    expect(select.value).to.equal('b1')
    show('b2')
    expect(select.value).to.equal('b2')
  })

  it('takes a brand beyond those that are listed once it was found, unless it is closed', async () => {
    await enterPortal({
      workspaces: [brand('b1')],
      held: { 'az-far': ['OS_WORKSPACE_ACCESS'], 'az-closed': ['SCORECARDS_APP_ACCESS'] },
    })
    await getWorkspaces('org-choreograph')
    await getPermissions('maya@agency.example')
    $workspaces.setKey('found', [brand('far'), brand('closed')])
    takeBrand('far')
    expect($workspace.get()?.id).to.equal('far')
    takeBrand('closed')
    expect($workspace.get()?.id).to.equal('far')
  })
})
