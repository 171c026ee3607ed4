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
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { DateTimeField } from '../../../kit/controls/date-time-field.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { problemText } from '../../../kit/words/problem-text.ts'
import { type Draft, draftOf, newDraft, readDraft, type DraftProblem } from './draft.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

interface AnnouncementDialogProps {
  /** The one to change; left out for a new one. */
  changed: Announcement | undefined
  countries: readonly string[]
  onClose(): void
  onSaved(all: AllAnnouncements): void
}

/** Writes an announcement, and shows it as people will read it. */
export function AnnouncementDialog({ changed, countries, onClose, onSaved }: AnnouncementDialogProps) {
  const { portal, context } = useMiniApp()
  const catalogue = useApi('catalogue')
  const [draft, setDraft] = useState(() => (changed ? draftOf(changed) : newDraft(Date.now())))
  const [problems, setProblems] = useState<readonly DraftProblem[]>([])
  const [isBusy, setBusy] = useState(false)
  const { input } = readDraft(draft)
  const save = async () => {
    const wrong = readDraft(draft).problems
    setProblems(wrong)
    if (wrong.length > 0) return
    setBusy(true)
    try {
      const body = { ...input, agency: context.tenant.code }
      onSaved(
        await (changed
          ? catalogue.put(`/announcements/${changed.id}`, body)
          : catalogue.post('/announcements', body)),
      )
    } catch (failure) {
      setBusy(false)
      portal.notify({ kind: 'error', text: problemText(failure).text })
    }
  }
  return (
    <Dialog
      open
      title={words(changed ? 'change' : 'new')}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button variant="primary" type="submit" busy={isBusy}>
            {changed ? kitWords('save') : words('announce')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        <Fields
          draft={draft}
          problems={problems}
          countries={countries}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
        <Card title={words('preview')} headingLevel={3}>
          <AnnouncementLine {...input} text={input.text || words('text')} more={words('more')} />
        </Card>
      </div>
    </Dialog>
  )
}

interface FieldsProps {
  draft: Draft
  problems: readonly DraftProblem[]
  countries: readonly string[]
  onChange(part: Partial<Draft>): void
}

function Fields({ draft, problems, countries, onChange }: FieldsProps) {
  const { regionName, compare } = useFormat()
  const errorOf = (field: DraftProblem) => (problems.includes(field) ? words(`wrong.${field}`) : '')
  const markets = countries
    .map((value) => ({ value, label: regionName(value) }))
    .toSorted((one, other) => compare(one.label, other.label))
  return (
    <>
      <TextArea
        label={words('text')}
        required
        maxLength={ANNOUNCEMENT_CHARACTERS}
        error={errorOf('text')}
        value={draft.text}
        onChange={(text) => onChange({ text })}
      />
      <div className="announcement-fields">
        <Select
          label={words('level')}
          help={draft.level === 'critical' ? words('level.criticalHelp') : undefined}
          value={draft.level}
          options={ANNOUNCEMENT_LEVELS.map((value) => ({ value, label: words(`level.${value}`) }))}
          onChange={(level) => onChange({ level: level as Draft['level'] })}
        />
        <Select
          label={kitWords('market')}
          value={draft.country}
          options={[{ value: '', label: words('allMarkets') }, ...markets]}
          onChange={(country) => onChange({ country })}
        />
        <DateTimeField
          label={words('from')}
          required
          error={errorOf('from')}
          value={draft.from}
          onChange={(from) => onChange({ from })}
        />
        <DateTimeField
          label={words('until')}
          required
          error={errorOf('until')}
          value={draft.until}
          onChange={(until) => onChange({ until })}
        />
      </div>
      <TextField
        label={words('path')}
        help={words('pathHelp')}
        placeholder="/documentation"
        maxLength={PATH_CHARACTERS}
        error={errorOf('path')}
        value={draft.path}
        onChange={(path) => onChange({ path })}
      />
    </>
  )
}
