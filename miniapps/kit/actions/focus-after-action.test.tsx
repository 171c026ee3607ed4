import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { press } from '../../../test/browser/press.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { island } from '../bridge/island.tsx'
import { PageHeader } from '../controls/page-header.tsx'
import { ConfirmDialog } from '../form/confirm-dialog.tsx'
import { action } from './action.ts'
import { ActionBar } from './action-bar.tsx'
import { RowActions } from './row-actions.tsx'

interface Plan {
  isMade: boolean
  make(): void
}

/** Its list is told once the dialog has gone, or while it is still open. */
const asking = (title: string, act: () => void, isEarly = false) => ({
  title,
  verb: 'Yes',
  act: async () => (isEarly ? act() : undefined),
  onDone: () => (isEarly ? undefined : act()),
})

const MAKE = action<Plan>({
  key: 'make',
  label: () => 'Make it the default',
  isOffered: ({ isMade }) => !isMade,
  saysDone: true,
  run: ({ open }, { make }) => open(ConfirmDialog, asking('Sure?', make, true)),
})
const SEE = action<Plan>({
  key: 'see',
  label: () => 'See it',
  isOffered: ({ isMade }) => isMade,
  run: () => {},
})

function Page({ actions }: { actions: readonly (typeof MAKE)[] }) {
  const [isMade, setMade] = useState(false)
  return (
    <>
      <PageHeader title="Plans" />
      <div className="os-row">
        <ActionBar actions={actions} on={{ isMade, make: () => setMade(true) }} />
      </div>
    </>
  )
}

interface Line {
  name: string
  take(): void
}

const TAKE = action<Line>({
  key: 'take',
  label: ({ name }) => `Take ${name}`,
  run: ({ open }, { name, take }) => open(ConfirmDialog, asking(`Take ${name}?`, take)),
})
const DROP = action<Line>({ key: 'drop', label: ({ name }) => `Drop ${name}`, run: (_, { take }) => take() })

function Lines({ how }: { how: typeof TAKE }) {
  const [names, setNames] = useState(['a', 'b', 'c'])
  return (
    <>
      <PageHeader title="Plans" />
      <section>
        <h2>Lines</h2>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <h3>{name}</h3>
              <RowActions
                actions={[how]}
                on={{ name, take: () => setNames(names.filter((each) => each !== name)) }}
                inWords
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const focused = (app: MountedMiniApp) => app.element.shadowRoot!.activeElement?.textContent
const button = (app: MountedMiniApp, text: string) =>
  app.findAll('button').find(({ textContent }) => textContent === text)!
const confirmed = async (app: MountedMiniApp, text: string) => {
  await press(button(app, text))
  await press(button(app, 'Yes'))
  await waitUntil(() => app.findAll('dialog').length === 0)
}

describe('an action that takes its own button away', () => {
  it('passes the focus on to what is offered in its place, and says that it worked', async () => {
    const app = await mountMiniApp(island(() => <Page actions={[MAKE, SEE]} />))
    await confirmed(app, 'Make it the default')
    await waitUntil(() => focused(app) === 'See it')
    expect(app.asked.find(({ what }) => what === 'announce')!.with).to.deep.equal([
      'Make it the default: done',
    ])
  })

  it('passes the focus on to the heading where nothing else is offered', async () => {
    const app = await mountMiniApp(island(() => <Page actions={[MAKE]} />))
    await confirmed(app, 'Make it the default')
    await waitUntil(() => focused(app) === 'Plans')
  })

  for (const [how, act] of [
    [TAKE, (app: MountedMiniApp, name: string) => confirmed(app, `Take ${name}`)],
    [DROP, (app: MountedMiniApp, name: string) => press(button(app, `Drop ${name}`))],
  ] as const)
    it(`passes the focus on to the row beside its own, then to the list's heading: ${how.key}`, async () => {
      const app = await mountMiniApp(island(() => <Lines how={how} />))
      const verb = how === TAKE ? 'Take' : 'Drop'
      await act(app, 'b')
      await waitUntil(() => focused(app) === `${verb} c`)
      await act(app, 'c')
      await waitUntil(() => focused(app) === `${verb} a`)
      await act(app, 'a')
      await waitUntil(() => focused(app) === 'Lines')
    })
})
