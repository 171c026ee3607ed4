import type { Expiry } from '../../../domain/access/expiry.ts'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { TimeField } from '../../../kit/controls/time-field.tsx'
import type { Form } from '../../../kit/form/form.ts'
import { words } from '../person/words/words.ts'

/** When something ends by itself: a day and a time to the second, or never. */
export function ExpiryFields({ form }: { form: Pick<Form<Expiry>, 'field' | 'values'> }) {
  return (
    <div className="admin-pair">
      <DateField
        {...form.field('day', words('endsOn.past'))}
        label={words('endsOn')}
        help={words('endsOn.help')}
      />
      {form.values.day !== '' && <TimeField {...form.field('time')} withSeconds label={words('endsAt')} />}
    </div>
  )
}
