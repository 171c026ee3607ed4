import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import * as v from 'valibot'
import { mountMiniApp, type MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { press } from '../../../../test/browser/press.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { neededText } from '../../../domain/form/rules.ts'
import { focusedElement } from '../../bridge/focused-element.ts'
import { island } from '../../bridge/island.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { useForm } from '../use-form.ts'
import { Wizard } from './wizard.tsx'

const button = (app: MountedMiniApp, text: string) =>
  app.findAll('button').find((each) => each.textContent === text || each.ariaLabel === text)!

describe('Wizard', () => {
  const PLAN = v.object({ name: neededText() })
  const finished: string[] = []
  let fails = false
  function App() {
    const finish = async ({ name }: { name: string }) => {
      if (fails) throw new TypeError('Failed to fetch')
      finished.push(name)
    }
    const form = useForm(PLAN, { name: '' }, finish, { draft: 'plan' })
    return (
      <Wizard
        form={form}
        label="New plan"
        verb="Create plan"
        steps={[
          {
            key: 'name',
            label: 'Name',
            fields: ['name'],
            content: <TextField {...form.field('name')} label="Name" />,
          },
          { key: 'check', label: 'Check', fields: [], content: <p>{form.values.name}</p> },
        ]}
      />
    )
  }
  const shown = async (kept?: string, step = '1 1') => {
    finished.length = 0
    const drafts = new Map(
      kept
        ? [
            ['plan', kept],
            ['plan step', step],
          ]
        : [],
    )
    const portal = {
      draft: {
        read: (key: string) => drafts.get(key) ?? null,
        write: (key: string, text: string) => void drafts.set(key, text),
        clear: (key: string) => void drafts.delete(key),
      },
    }
    const app = await mountMiniApp(island(App), { portal })
    return { app, drafts }
  }
  const dirty = (app: MountedMiniApp) =>
    app.asked.flatMap(({ what, with: [is] }) => (what === 'setDirty' ? [is] : [])).at(-1)

  it('checks a step before the next, and leads to what is wrong', async () => {
    const { app } = await shown()
    await press(button(app, 'Next'))
    expect(app.find('.os-field-error').textContent).to.equal('This field is required.')
    await waitUntil(() => focusedElement() === app.find('input'))
    await sendKeys({ type: 'Spring' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => focusedElement()?.ariaLabel === 'Step 2 of 2: Check')
    expect(app.find('p').textContent).to.equal('Spring')
    expect(dirty(app)).to.equal(true)
    await press(button(app, 'Back'))
    expect(app.find<HTMLInputElement>('input').value).to.equal('Spring')
  })

  it('finishes, forgets what it kept, and may be left', async () => {
    const { app, drafts } = await shown('{"name":"Spring"}')
    expect(app.find('.os-notice').textContent).to.contain('You can continue where you left off.')
    await press(button(app, 'Create plan'))
    await waitUntil(() => finished.length === 1)
    await waitUntil(() => dirty(app) === false)
    await waitUntil(() => drafts.size === 0)
    expect(finished).to.deep.equal(['Spring'])
  })

  it('stays as it is when it cannot be finished', async () => {
    const { app, drafts } = await shown('{"name":"Spring"}')
    fails = true
    await press(button(app, 'Create plan'))
    await waitUntil(() => app.find('[role=alert]').textContent !== '')
    fails = false
    expect([finished, drafts.get('plan'), dirty(app)]).to.deep.equal([[], '{"name":"Spring"}', true])
  })

  it('starts over when asked, and where another version kept something else', async () => {
    const { app } = await shown('{"name":"Spring"}')
    await press(button(app, 'Start over'))
    expect(app.find<HTMLInputElement>('input').value).to.equal('')
    const other = await shown('[of another version]', '7 7')
    expect(other.app.findAll('.os-notice')).to.have.length(0)
  })
})
