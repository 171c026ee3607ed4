import { Fragment } from 'react'
import type { ContactDetail } from '../../domain/contacts/contact.ts'
import { Facts } from '../../kit/controls/facts.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { languageSaid } from './language-said.ts'
import { LocalTime } from './local-time.tsx'
import { placeOfWork } from './place-of-work.ts'
import { useWorkingDays } from './use-working-days.ts'

/** How and when somebody is reached. */
export function PersonFacts({ person }: { person: ContactDetail }) {
  const format = useFormat()
  const daysSaid = useWorkingDays()
  const { email, phone, agencies, timeZone, hours, languages } = person
  return (
    <Facts
      of={[
        [words('email'), email],
        [words('phone'), phone ? <Phone key="phone" number={phone} /> : '–'],
        [kitWords('agency'), format.list(agencies.map(({ name }) => name)) || '–'],
        [words('place'), placeOfWork(person, format) || '–'],
        [words('localTime'), <LocalTime key="time" contact={person} />],
        [
          words('workingHours'),
          <Fragment key="hours">
            {daysSaid(hours.days)}
            <br />
            <time>
              {hours.from}–{hours.to}
            </time>{' '}
            <span className="os-muted" translate="no">
              {timeZone}
            </span>
          </Fragment>,
        ],
        [words('languages'), format.list(languages.map(languageSaid)) || '–'],
      ]}
    />
  )
}

const Phone = ({ number }: { number: string }) => (
  <a className="os-link" href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
    {number}
  </a>
)
