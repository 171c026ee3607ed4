import { useState } from 'react'
import { type ContactLine, fullName } from '../../domain/contacts/contact.ts'
import { COMPARED_MOST } from '../../domain/contacts/limits.ts'
import { wallTime } from '../../domain/contacts/time-zone.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Card } from '../../kit/controls/card.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { DateField } from '../../kit/controls/date-field.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { useAddressValues } from '../../kit/views/use-address-values.ts'
import { ComparedPeople } from '../parts/compared-people.tsx'
import { HoursChart } from '../parts/hours-chart.tsx'
import { HoursTable } from '../parts/hours-table.tsx'
import { OverlapNote } from '../parts/overlap-note.tsx'
import { useFindPeople } from '../parts/use-find-people.ts'
import { words } from '../words/words.ts'

const BROWSER_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** When up to six people all work, on any day and by anybody's clock. */
export function CompareHours() {
  const { route } = useMiniApp()
  const contacts = useApi('contacts')
  const [values, setValues] = useAddressValues(['people', 'day', 'clock'])
  const ids = (values['people'] ?? '').split(',').filter(Boolean).slice(0, COMPARED_MOST)
  const key = ids.toSorted().join(',')
  const found = useResource(key, async (signal): Promise<readonly ContactLine[]> =>
    key ? (await contacts.page<ContactLine>(withQuery('', { ids: key }), signal)).data : [],
  )
  const [today] = useState(() => wallTime(Date.now(), BROWSER_ZONE).slice(0, 10))
  const day = values['day'] ?? today
  const clock = values['clock'] ?? BROWSER_ZONE
  const people = ids.flatMap((id) => found.data?.find((each) => each.id === id) ?? [])
  const set = (more: Record<string, string>) => setValues({ ...values, ...more })
  const setPeople = (next: readonly string[]) => set({ people: next.join(',') })
  const find = useFindPeople(ids)
  return (
    <>
      <PageHeader
        title={words('compareHours')}
        subtitle={words('compareLead', { count: COMPARED_MOST })}
        actions={
          <Link look="secondary" to={route.basePath}>
            {words('back')}
          </Link>
        }
      />
      <div className="compare-form">
        {ids.length < COMPARED_MOST && (
          <Combobox
            label={words('addPerson')}
            placeholder={words('searchName')}
            value=""
            options={find}
            onChange={(id) => id && setPeople([...ids, id])}
          />
        )}
        <DateField label={words('day')} value={day} onChange={(next) => set({ day: next || today })} />
        <Select
          label={words('clock')}
          value={clock}
          options={zonesOf(people)}
          onChange={(zone) => set({ clock: zone })}
        />
      </div>
      <Loaded of={found} label={words('loadingPeople')} lines={[100, 100, 100]} lineHeight={3}>
        {() =>
          people.length === 0 ? (
            <EmptyState title={words('nobodyCompared')}>{words('nobodyComparedHint')}</EmptyState>
          ) : (
            <div className="os-stack">
              <OverlapNote people={people} day={day} clock={clock} />
              <Card title={words('workingHours')}>
                <HoursChart people={people} day={day} clock={clock} />
              </Card>
              <HoursTable people={people} day={day} clock={clock} />
              <ComparedPeople
                people={people}
                onRemove={(id) => setPeople(ids.filter((each) => each !== id))}
              />
            </div>
          )
        }
      </Loaded>
    </>
  )
}

/** By whose clock times are said: the reader's, or that of each of the people. */
function zonesOf(people: readonly ContactLine[]) {
  const mine = { value: BROWSER_ZONE, label: words('myClock', { zone: BROWSER_ZONE }) }
  const firsts = people.filter(
    ({ timeZone }, at) =>
      timeZone !== BROWSER_ZONE && people.findIndex((each) => each.timeZone === timeZone) === at,
  )
  const others = firsts.map((person) => ({
    value: person.timeZone,
    label: words('clockOf', { name: fullName(person), zone: person.timeZone }),
  }))
  return [mine, ...others]
}
