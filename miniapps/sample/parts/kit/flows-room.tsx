import { useState } from 'react'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { Board } from '../../../kit/views/board/board.tsx'
import { placeCard } from '../../../kit/views/board/place-card.ts'
import { Timeline, type TimelineRow } from '../../../kit/views/timeline/timeline.tsx'
import { Wizard, type WizardStep } from '../../../kit/views/wizard/wizard.tsx'
import { Specimen, Specimens } from './specimen.tsx'

/** A task in steps, things in their states, things in time. */
export function FlowsRoom() {
  return (
    <>
      <Wizards />
      <Boards />
      <Timelines />
    </>
  )
}

interface Brief {
  name: string
  start: string
}
const STEPS: readonly WizardStep<Brief>[] = [
  {
    key: 'name',
    label: 'Name',
    check: ({ name }): Record<string, string> => (name.trim() ? {} : { name: 'Name the campaign.' }),
    content: ({ values, set, problems }) => (
      <TextField
        label="Campaign"
        required
        value={values.name}
        onChange={(name) => set({ name })}
        {...(problems['name'] && { error: problems['name'] })}
      />
    ),
  },
  {
    key: 'start',
    label: 'Start',
    content: ({ values, set }) => (
      <DateField label="Starts on" value={values.start} onChange={(start) => set({ start })} />
    ),
  },
  {
    key: 'check',
    label: 'Check',
    content: ({ values }) => <p>{`${values.name} starts ${values.start || 'some day'}.`}</p>,
  },
]

function Wizards() {
  const { portal } = useMiniApp()
  return (
    <Specimens title="Wizard">
      <Specimen title="Checked step by step, resumed after a reload, asked about before it is left" wide>
        <Wizard
          label="New campaign"
          steps={STEPS}
          initial={{ name: '', start: '' }}
          draftKey="campaign"
          finishLabel="Create campaign"
          onFinish={async ({ name }) =>
            portal.notify({ kind: 'success', text: `${name} would be created now.` })
          }
        />
      </Specimen>
    </Specimens>
  )
}

const COLUMNS = ['Open', 'Doing', 'Done', 'Abgelehnt wegen Mediennutzungsforschung'].map((title) => ({
  key: title,
  title,
}))
const ACTIONS = [
  { key: '1', column: 'Open', title: 'Tag all landing pages', owner: 'Ada' },
  { key: '2', column: 'Open', title: 'Mediennutzungsforschungsgesellschaftsbericht lesen', owner: 'Grace' },
  { key: '3', column: 'Doing', title: 'Agree on naming', owner: 'Alan' },
  { key: '4', column: 'Open', title: 'Check consent', owner: 'Ada' },
]

function Boards() {
  const [cards, setCards] = useState<readonly (typeof ACTIONS)[number][]>(ACTIONS)
  return (
    <Specimens title="Board">
      <Specimen title="By mouse, and by keys from a card’s handle: Space, arrows, Space" wide>
        <Board
          label="Actions"
          columns={COLUMNS}
          cards={cards}
          titleOf={({ title }) => title}
          onMove={(key, to) => setCards(placeCard(cards, key, to))}
        >
          {({ owner }) => <span className="os-help">{owner}</span>}
        </Board>
      </Specimen>
      <Specimen title="Read only" wide>
        <Board
          label="Closed actions"
          columns={COLUMNS.slice(0, 2)}
          cards={ACTIONS.slice(0, 1)}
          titleOf={({ title }) => title}
        >
          {() => <Badge>Closed</Badge>}
        </Board>
      </Specimen>
    </Specimens>
  )
}

const FLIGHTS: readonly TimelineRow[] = [
  { key: 'a', label: 'Spring launch', from: '2026-02-09', to: '2026-04-30', note: 'Live' },
  {
    key: 'b',
    label: 'Mediennutzungsforschungsgesellschaft',
    from: '2026-05-01',
    to: '2026-05-03',
    note: 'Planned',
  },
  { key: 'c', label: 'Always on', from: '2026-01-01', to: '2026-12-31' },
]

function Timelines() {
  const [opened, setOpened] = useState('Nothing opened yet.')
  return (
    <Specimens title="Timeline">
      <Specimen title="By months, with today; bars open" note={opened} wide>
        <Timeline
          label="Campaigns"
          rows={FLIGHTS}
          today="2026-03-12"
          onOpen={(key) => setOpened(`Opened ${key}.`)}
        />
      </Specimen>
      <Specimen title="By quarters, read only" wide>
        <Timeline label="Campaigns by quarter" rows={FLIGHTS} unit="quarter" today="2026-08-01" />
      </Specimen>
      <Specimen title="One" wide>
        <Timeline label="One campaign" rows={FLIGHTS.slice(0, 1)} today="2020-01-01" />
      </Specimen>
      <Specimen title="Empty" wide>
        <Timeline label="No campaigns" rows={[]} />
      </Specimen>
    </Specimens>
  )
}
