import { RATINGS } from '../../domain/speed-date/feedback.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { words } from '../words/words.ts'
import type { FeedbackNow } from './use-feedback.ts'

interface FeedbackFieldsProps {
  feedback: FeedbackNow
  other: string
  name: string
}

/** How one meeting was, and whether to meet again; nobody else reads it. */
export function FeedbackFields({ feedback, other, name }: FeedbackFieldsProps) {
  const given = feedback.mine?.find(({ about }) => about === other)
  const rating = given?.rating
  const again = given?.again ?? false
  return (
    <div className="feedback-fields">
      <Select
        label={words('ratingOf', { name })}
        disabled={!feedback.mine}
        value={rating === undefined ? '' : String(rating)}
        options={[
          { value: '', label: words('notRated') },
          ...RATINGS.map((each) => ({ value: String(each), label: words(`rating.${each}`) })),
        ]}
        onChange={(value) =>
          feedback.keep({
            about: other,
            rating: RATINGS.find((each) => String(each) === value) ?? null,
            again,
          })
        }
      />
      {rating !== undefined && (
        <Checkbox
          label={words('again')}
          checked={again}
          onChange={(isOn) => feedback.keep({ about: other, rating, again: isOn })}
        />
      )}
    </div>
  )
}
