import type { ContactInFull } from '../../domain/contacts/contact.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { languageSaid } from './language-said.ts'
import { LocalTime } from './local-time.tsx'
import { placeOfWork } from './place-of-work.ts'
import { useWorkingDays } from './use-working-days.ts'
import { words as kitWords } from '../../kit/words/words.ts'

/** How and when somebody is reached. */
export function PersonFacts({ person }: { person: ContactInFull }) {
  const format = useFormat()
  const daysSaid = useWorkingDays()
  const { email, phone, agencies, timeZone, hours, languages } = person
  return (
    <dl className="os-facts">
      <dt>{words('email')}</dt>
      <dd>{email}</dd>
      <dt>{words('phone')}</dt>
      <dd>
        {phone ? (
          <a className="os-link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        ) : (
          '–'
        )}
      </dd>
      <dt>{kitWords('agency')}</dt>
      <dd>{format.list(agencies.map(({ name }) => name)) || '–'}</dd>
      <dt>{words('place')}</dt>
      <dd>{placeOfWork(person, format) || '–'}</dd>
      <dt>{words('localTime')}</dt>
      <dd>
        <LocalTime contact={person} />
      </dd>
      <dt>{words('workingHours')}</dt>
      <dd>
        {daysSaid(hours.days)}
        <br />
        <time>
          {hours.from}–{hours.to}
        </time>{' '}
        <span className="os-muted" translate="no">
          {timeZone}
        </span>
      </dd>
      <dt>{words('languages')}</dt>
      <dd>{format.list(languages.map(languageSaid)) || '–'}</dd>
    </dl>
  )
}
