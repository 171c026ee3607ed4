import { expect } from '@open-wc/testing'
import { answering } from '../../../test/browser/answering.ts'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { MEMBERS } from '../../../test/recorded/workspaces.ts'
import type { MemberLine } from '../../domain/workspaces/workspace-answers.ts'
import type { MemberChange } from '../../domain/workspaces/workspace-input.ts'
import { answers, BRAND, detailOf } from '../workspaces-in-tests.ts'

const member = (id: string): MemberLine => ({ ...MEMBERS.data[0]!, id, name: id, role: 'member' })

it('sends a second change of a role once the first is answered, and shows both at once', async () => {
  let all = [member('ada'), member('grace')]
  const sent: MemberChange[] = []
  const goOn: (() => void)[] = []
  const app = await mountMiniApp('workspace-management', {
    portal: {
      fetch: answering({
        'POST /api/workspaces/brand-1/members': async (wish: MemberChange) => {
          sent.push(wish)
          await new Promise<void>((resolve) => goOn.push(resolve))
          all = all.flatMap((each) => {
            if (!wish.people.includes(each.id)) return [each]
            return wish.role === 'none' ? [] : [{ ...each, role: wish.role }]
          })
          return { data: all, next: null }
        },
        ...answers,
        'GET /api/workspaces/brand-1/members*': () => ({ data: all, next: null }),
        'GET /api/workspaces/brand-1': { data: detailOf(BRAND, { mayManage: true }) },
      }),
    },
    route: { basePath: '/workspace', tail: '/brand-1' },
  })
  const fields = () => app.findAll<HTMLSelectElement>('.member-list select')
  const roles = () => fields().map(({ value }) => value)
  await waitUntil(() => roles().length === 2)
  const [ada, grace] = fields()
  const choose = (field: HTMLSelectElement, role: string) => {
    field.focus()
    field.value = role
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  choose(ada!, 'owner')
  choose(grace!, 'none')
  await waitUntil(() => goOn.length === 1)
  expect([roles(), sent.length]).to.deep.equal([['owner', 'none'], 1])
  goOn[0]!()
  await waitUntil(() => goOn.length === 2)
  goOn[1]!()
  await waitUntil(() => roles().length === 1)
  expect(sent.map(({ role }) => role)).to.deep.equal(['owner', 'none'])
  expect(app.element.shadowRoot!.activeElement!.matches('.member-list')).to.equal(true)
})
