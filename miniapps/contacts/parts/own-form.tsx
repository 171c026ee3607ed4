import { type OwnContact, ownContact } from '../../domain/contacts/contact-input.ts'
import type { ContactDetail } from '../../domain/contacts/contact.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Card } from '../../kit/controls/card.tsx'
import { FormPage } from '../../kit/form/form-page.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words } from '../words/words.ts'
import { AboutFields } from './about-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { SkillFields } from './skill-fields.tsx'

interface OwnFormProps {
  person: ContactDetail
  markets: readonly { code: string; name: string }[]
  onSaved(person: ContactDetail): void
}

/** One form, saved as a whole. */
export function OwnForm({ person, markets, onSaved }: OwnFormProps) {
  const { portal } = useMiniApp()
  const contacts = useApi('contacts')
  const form = useForm(ownContact, ownOf(person), (own) => contacts.put<ContactDetail>('/me', own), {
    done: (stored) => {
      onSaved(stored)
      portal.notify({ kind: 'success', text: words('saved') })
    },
  })
  return (
    <FormPage form={form} label={words('myDetails')}>
      <div className="own-form">
        <Card title={words('about')}>
          <AboutFields form={form} markets={markets} manager={person.managers[0]} me={person.id} />
        </Card>
        <div className="os-stack">
          <Card title={words('workingHours')}>
            <HoursFields form={form} />
          </Card>
          <Card title={words('skills')}>
            <SkillFields form={form} />
          </Card>
        </div>
      </div>
    </FormPage>
  )
}

const ownOf = (person: ContactDetail): OwnContact => ({
  title: person.title,
  city: person.city,
  country: person.country,
  timeZone: person.timeZone,
  languages: [...person.languages],
  phone: person.phone,
  managerId: person.managers[0]?.id ?? null,
  skills: person.skills,
  availability: person.availability,
  hours: person.hours,
})
