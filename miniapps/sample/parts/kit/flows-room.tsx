import { useState } from 'react'
import * as v from 'valibot'
import { neededText } from '../../../domain/form/rules.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { Board } from '../../../kit/views/board/board.tsx'
import { placeCard } from '../../../kit/views/board/place-card.ts'
import { Timeline, type TimelineRow } from '../../../kit/views/timeline/timeline.tsx'
import { Wizard } from '../../../kit/form/wizard/wizard.tsx'
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

const BRIEF = v.object({ name: neededText(), start: v.string() })

function Wizards() {
  const { portal } = useMiniApp()
  const form = useForm(
    BRIEF,
    { name: '', start: '' },
    ({ name }) => portal.notify({ kind: 'success', text: `${name} would be created now.` }),
    { draft: 'campaign' },
  )
  const { name, start } = form.values
  return (
    <Specimens title="Wizard">
      <Specimen title="Checked step by step, resumed after a reload, asked about before it is left" wide>
        <Wizard
          form={form}
          label="New campaign"
          verb="Create campaign"
          steps={[
            {
              key: 'name',
              label: 'Name',
              fields: ['name'],
              content: <TextField {...form.field('name')} label="Campaign" required />,
            },
            {
              key: 'start',
              label: 'Start',
              fields: ['start'],
              content: <DateField {...form.field('start')} label="Starts on" />,
            },
            {
              key: 'check',
              label: 'Check',
              fields: [],
              content: <p>{`${name} starts ${start || 'some day'}.`}</p>,
            },
          ]}
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
