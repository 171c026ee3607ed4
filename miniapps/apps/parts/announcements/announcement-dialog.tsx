import { useState } from 'react'
import type { AllAnnouncements, Announcement } from '../../../../shell/contract/catalogue.ts'
import {
  ANNOUNCEMENT_CHARACTERS,
  ANNOUNCEMENT_LEVELS,
  PATH_CHARACTERS,
} from '../../../domain/catalogue/limits.ts'
import { AnnouncementLine } from '../../../kit/announcements/announcement-line.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { DateTimeField } from '../../../kit/controls/date-time-field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import type { Form } from '../../../kit/form/form.ts'
import { useForm } from '../../../kit/form/use-form.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { DRAFT, type Draft, draftOf, newDraft, readDraft } from './draft.ts'
import { words } from './words/words.ts'

interface AnnouncementDialogProps {
  /** The one to change; left out for a new one. */
  changed?: Announcement
  countries: readonly string[]
  onClose(): void
  onDone(all: AllAnnouncements): void
}

/** Writes an announcement, and shows it as people will read it. */
export function AnnouncementDialog({ changed, countries, onClose, onDone }: AnnouncementDialogProps) {
  const { context, portal } = useMiniApp()
  const catalogue = useApi('catalogue')
  const [first] = useState(() => (changed ? draftOf(changed) : newDraft(Date.now())))
  const form = useForm(
    DRAFT,
    first,
    (draft) => {
      const body = { ...readDraft(draft).input, agency: context.tenant.code }
      return changed
        ? catalogue.put<AllAnnouncements>(`/announcements/${changed.id}`, body)
        : catalogue.post<AllAnnouncements>('/announcements', body)
    },
    {
      done: (all) => {
        portal.notify({ kind: 'success', text: words('saved') })
        onDone(all)
      },
    },
  )
  const { input } = readDraft(form.values)
  return (
    <FormDialog
      form={form}
      title={words(changed ? 'change' : 'new')}
      verb={changed ? kitWords('save') : words('announce')}
      onClose={onClose}
    >
      <Fields form={form} countries={countries} />
      <Card title={words('preview')} headingLevel={3}>
        <AnnouncementLine {...input} text={input.text || words('text')} more={words('more')} />
      </Card>
    </FormDialog>
  )
}

interface FieldsProps {
  form: Form<Draft>
  countries: readonly string[]
}

function Fields({ form, countries }: FieldsProps) {
  const { regionName, compare } = useFormat()
  const markets = countries
    .map((value) => ({ value, label: regionName(value) }))
    .toSorted((one, other) => compare(one.label, other.label))
  return (
    <>
      <TextArea {...form.field('text')} label={words('text')} required maxLength={ANNOUNCEMENT_CHARACTERS} />
      <div className="announcement-fields">
        <Select
          {...form.field('level')}
          label={words('level')}
          help={form.values.level === 'critical' ? words('level.criticalHelp') : undefined}
          options={ANNOUNCEMENT_LEVELS.map((value) => ({ value, label: words(`level.${value}`) }))}
        />
        <Select
          {...form.field('country')}
          label={kitWords('market')}
          options={[{ value: '', label: words('allMarkets') }, ...markets]}
        />
        <DateTimeField {...form.field('from', words('wrong.from'))} label={words('from')} required />
        <DateTimeField {...form.field('until', words('wrong.until'))} label={words('until')} required />
      </div>
      <TextField
        {...form.field('path', words('wrong.path'))}
        label={words('path')}
        help={words('pathHelp')}
        placeholder="/documentation"
        maxLength={PATH_CHARACTERS}
      />
    </>
  )
}
