import { X } from 'lucide'
import type { ContactLine } from '../../domain/contacts/contact.ts'
import { fullName } from '../../domain/contacts/contact.ts'
import { PEOPLE_MOST } from '../../domain/speed-date/limits.ts'
import { type Participant, type Side, toJson } from '../../domain/speed-date/participant.ts'
import { problemsOf } from '../../domain/speed-date/speed-date.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import type { OptionSource } from '../../kit/controls/choice/use-options.ts'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { Avatar } from '../../kit/people/avatar.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { EventNow } from './use-event.ts'

const OFFERED = 20

/** Who takes part; while it runs, from which round on somebody is not there. */
export function People({ event }: { event: EventNow }) {
  const { plan, isPlanned, mayChange, set, status } = event
  const { number } = useFormat()
  const found = new Map<string, ContactLine>()
  const find = useFind(plan.people, found)
  const add = (id: string) => {
    const contact = found.get(id)
    if (!contact) return
    const side: Side =
      plan.people.filter((each) => each.side === 'a').length * 2 > plan.people.length ? 'b' : 'a'
    set({ [`people/${id}`]: toJson(participantOf(contact, side)) })
  }
  const [problem] = problemsOf(plan)
  return (
    <Card title={words('people')} aside={<span className="os-muted">{number(plan.people.length)}</span>}>
      <div className="os-stack">
        {isPlanned && plan.people.length < PEOPLE_MOST && (
          <Combobox
            label={words('addPerson')}
            placeholder={words('searchPerson')}
            value=""
            options={find}
            onChange={(id) => id && add(id)}
          />
        )}
        {problem && (
          <p className="os-help">
            {words(`problem.${problem.code as 'too-few' | 'too-many' | 'one-sided'}`)}
          </p>
        )}
        <ul className="people" aria-label={words('people')}>
          {plan.people.map((person) => (
            <Person
              key={person.id}
              person={person}
              event={event}
              isRunning={mayChange && status === 'running'}
            />
          ))}
        </ul>
      </div>
    </Card>
  )
}

interface PersonProps {
  person: Participant
  event: EventNow
  isRunning: boolean
}

function Person({ person, event, isRunning }: PersonProps) {
  const { plan, isPlanned, set, rounds } = event
  const { number } = useFormat()
  const [firstname = '', ...rest] = person.name.split(' ')
  const path = `people/${person.id}`
  const from = plan.absent[person.id]
  return (
    <li>
      <Avatar person={{ id: person.id, firstname, lastname: rest.at(-1) ?? '' }} size="s" />
      <span className="person-name" translate="no">
        {person.name} <span className="os-muted">{person.market}</span>
      </span>
      {isPlanned && plan.mode === 'two-sides' && (
        <Select
          label={words('sideOf', { name: person.name })}
          hideLabel
          value={person.side}
          options={(['a', 'b'] as const).map((side) => ({ value: side, label: words(`side.${side}`) }))}
          onChange={(side) => set({ [path]: toJson({ ...person, side: side as Side }) })}
        />
      )}
      {isRunning && (
        <Select
          label={words('absenceOf', { name: person.name })}
          hideLabel
          value={from === undefined ? '' : String(from)}
          options={[
            { value: '', label: words('present') },
            ...rounds.map((_, round) => ({
              value: String(round + 1),
              label: words('absentFrom', { round: number(round + 1) }),
            })),
          ]}
          onChange={(round) => set({ [`absent/${person.id}`]: round ? Number(round) : null })}
        />
      )}
      {isPlanned && (
        <Button variant="quiet" size="s" icon={X} iconOnly onClick={() => set({ [path]: null })}>
          {words('removePerson', { name: person.name })}
        </Button>
      )}
    </li>
  )
}

const participantOf = (contact: ContactLine, side: Side): Participant => ({
  id: contact.id,
  name: fullName(contact),
  market: contact.country ?? '',
  discipline: contact.skills[0]?.skill ?? '',
  side,
})

/** Colleagues of all agencies by what was typed, those who take part left out. */
function useFind(people: readonly Participant[], found: Map<string, ContactLine>): OptionSource {
  const contacts = useApi('contacts')
  return async (text, signal) => {
    const { data } = await contacts.page<ContactLine>(withQuery('', { q: text, limit: OFFERED }), signal)
    for (const each of data) found.set(each.id, each)
    return data
      .filter(({ id }) => !people.some((each) => each.id === id))
      .map((each) => ({
        value: each.id,
        label: [fullName(each), each.title, each.city].filter(Boolean).join(' · '),
      }))
  }
}
