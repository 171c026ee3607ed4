import { feedbackOf, RATINGS } from '../../domain/speed-date/speed-date.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { words } from '../words/words.ts'
import type { EventNow } from './use-event.ts'

interface FeedbackFieldsProps {
  event: EventNow
  me: string
  other: string
}

/** How one meeting was, and whether to meet again. */
export function FeedbackFields({ event, me, other }: FeedbackFieldsProps) {
  const name = event.nameOf(other)
  const given = feedbackOf(event.body).find(({ by, about }) => by === me && about === other)
  const { rating, again = false, comment = '' } = given ?? {}
  const path = `feedback/${me}/${other}`
  return (
    <div className="feedback-fields">
      <Select
        label={words('ratingOf', { name })}
        value={rating === undefined ? '' : String(rating)}
        options={[
          { value: '', label: words('notRated') },
          ...RATINGS.map((each) => ({ value: String(each), label: words(`rating.${each}`) })),
        ]}
        onChange={(value) => event.set({ [path]: value ? { rating: Number(value), again, comment } : null })}
      />
      {rating !== undefined && (
        <Checkbox
          label={words('again')}
          checked={again}
          onChange={(isOn) => event.set({ [path]: { rating, again: isOn, comment } })}
        />
      )}
    </div>
  )
}
