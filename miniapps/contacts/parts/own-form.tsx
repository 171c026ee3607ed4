import { useState, type SyntheticEvent } from 'react'
import * as v from 'valibot'
import { type OwnContact, ownContact } from '../../domain/contacts/contact-input.ts'
import type { ContactInFull } from '../../domain/contacts/contact.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useUnsaved } from '../../kit/bridge/use-unsaved.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { problemText } from '../../kit/words/problem-text.ts'
import { saveOwn } from '../ask-contacts.ts'
import { words } from '../words/words.ts'
import { AboutFields } from './about-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { SkillFields } from './skill-fields.tsx'
import { words as kitWords } from '../../kit/words/words.ts'

interface OwnFormProps {
  person: ContactInFull
  markets: readonly { code: string; name: string }[]
  onSaved(person: ContactInFull): void
}

/** One form, saved as a whole. */
export function OwnForm({ person, markets, onSaved }: OwnFormProps) {
  const { portal } = useMiniApp()
  const [own, setOwn] = useState(() => ownOf(person))
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isChanged = JSON.stringify(own) !== JSON.stringify(ownOf(person))
  useUnsaved(isChanged)
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    const checked = v.safeParse(ownContact, own)
    setWrong(new Set((checked.issues ?? []).map((issue) => v.getDotPath(issue)?.split('.')[0] ?? '')))
    setProblem(checked.success ? undefined : words('checkFields'))
    if (!checked.success || busy) return
    setBusy(true)
    try {
      const stored = await saveOwn(portal, checked.output)
      setOwn(ownOf(stored))
      onSaved(stored)
      portal.notify({ kind: 'success', text: words('saved') })
    } catch (error) {
      setProblem(problemText(error).text)
    } finally {
      setBusy(false)
    }
  }
  const fields = { own, wrong, onChange: (part: Partial<OwnContact>) => setOwn({ ...own, ...part }) }
  return (
    <form className="own-form" noValidate onSubmit={(event) => void save(event)}>
      <Card title={words('about')}>
        <AboutFields {...fields} markets={markets} manager={person.managers[0]} me={person.id} />
      </Card>
      <div className="os-stack">
        <Card title={words('workingHours')}>
          <HoursFields {...fields} />
        </Card>
        <Card title={words('skills')}>
          <SkillFields {...fields} />
        </Card>
      </div>
      <div className="own-save">
        {problem && (
          <p className="os-field-error" role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" variant="primary" busy={busy}>
          {kitWords('save')}
        </Button>
      </div>
    </form>
  )
}

const ownOf = (person: ContactInFull): OwnContact => ({
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
