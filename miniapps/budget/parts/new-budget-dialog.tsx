import { useState } from 'react'
import * as v from 'valibot'
import { BUDGET } from '../../domain/budgets/budget.ts'
import { TITLE_MAX_CHARACTERS, YEAR_LEAST, YEAR_MOST } from '../../domain/budgets/limits.ts'
import { CALENDARS } from '../../domain/budgets/periods-of.ts'
import { chosen, neededText } from '../../domain/form/rules.ts'
import { CURRENCIES } from '../../domain/provoke-brief/channels.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Select } from '../../kit/controls/select.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { useMyDocuments } from '../../kit/document/my-documents.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { words as documentWords } from '../../kit/document/words/words.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { yearOptions } from './year-options.ts'
import { calendarOptions, ENDS, type End } from './calendar-words.ts'

const NEW = v.object({
  title: neededText(TITLE_MAX_CHARACTERS),
  year: v.pipe(chosen, v.transform(Number), v.minValue(YEAR_LEAST), v.maxValue(YEAR_MOST)),
  currency: chosen,
  calendar: v.picklist(CALENDARS),
  end: v.picklist(Object.keys(ENDS) as [End, ...End[]]),
})

/** Year, currency and calendar are asked for once: every amount of the budget hangs on them. */
export function NewBudgetDialog({ onClose }: OpenedProps) {
  const { portal, route, context } = useMiniApp()
  const client = useMyDocuments()
  const place = usePlace(BUDGET)
  const [now] = useState(Date.now)
  const year = String(new Date(now).getFullYear())
  const first = {
    title: `${context.workspace?.name ?? ''} ${year}`.trim(),
    year,
    currency: '',
    calendar: 'months',
    end: 'last',
  } as const
  const form = useForm(NEW, first, async ({ calendar, end, ...head }) => {
    const retail = calendar === 'months' ? {} : ENDS[end]
    const { id } = await client.create(BUDGET, place!, { ...head, calendar, ...retail })
    portal.navigate(`${route.basePath}/${encodeURIComponent(id)}`)
  })
  return (
    <FormDialog form={form} title={words('create')} verb={words('createVerb')} onClose={onClose}>
      <TextField {...form.field('title')} label={documentWords('title')} required />
      <Select {...form.field('year')} label={words('year')} options={yearOptions(now)} required />
      <Select
        {...form.field('currency')}
        label={kitWords('currency')}
        required
        options={['', ...CURRENCIES].map((value) => ({ value, label: value || '–' }))}
      />
      <Select
        {...form.field('calendar')}
        label={words('calendar')}
        options={calendarOptions()}
        onChange={(calendar) => form.set({ calendar: calendar as 'months' })}
      />
      {form.values.calendar !== 'months' && (
        <Select
          {...form.field('end')}
          label={words('yearEnds')}
          options={(Object.keys(ENDS) as End[]).map((value) => ({ value, label: words(`end.${value}`) }))}
          onChange={(end) => form.set({ end: end as End })}
        />
      )}
    </FormDialog>
  )
}
