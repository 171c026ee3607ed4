import { useStore } from '@nanostores/react'
import { Plus, Trash2 } from 'lucide'
import { textAt } from '../../../domain/document/change.ts'
import {
  DIMENSION_ORDER,
  dimensionPath,
  orderIn,
  QUESTION_ORDER,
  questionPath,
} from '../../../domain/scorecards/draft/draft-fields.ts'
import { MAX_AUDIT_MINUTES, MAX_DIMENSIONS } from '../../../domain/scorecards/limits.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { NumberOf } from '../../../kit/document/fields/number-of.tsx'
import { TextOf } from '../../../kit/document/fields/text-of.tsx'
import { useDraft } from './draft-context.ts'
import { dimensionAdded, removed } from './draft-steps.ts'
import { MoveButtons } from './move-buttons.tsx'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

/** What the audit says of itself, and its dimensions. */
export function AboutPart() {
  return (
    <div className="draft-about">
      <Card title={words('view.about')}>
        <div className="draft-form">
          <TextOf path="title" label={words('field.title')} />
          <TextOf path="intro/purpose" label={words('field.purpose')} lines={2} />
          <TextOf path="intro/whoAnswers" label={words('field.whoAnswers')} lines={2} />
          <NumberOf
            path="intro/minutes"
            label={words('field.minutes')}
            digits={0}
            min={1}
            max={MAX_AUDIT_MINUTES}
          />
        </div>
      </Card>
      <Dimensions />
    </div>
  )
}

function Dimensions() {
  const { document } = useDraft()
  useStore(document.$fields)
  const { body } = document
  const order = orderIn(body, DIMENSION_ORDER)
  const used = new Set(orderIn(body, QUESTION_ORDER).map((id) => textAt(body, questionPath(id, 'dimension'))))
  const add = () =>
    document.set(
      dimensionAdded(
        body,
        `d-${crypto.randomUUID().slice(0, 8)}`,
        words('dimension.new', { place: order.length + 1 }),
      ),
    )
  return (
    <Card title={appWords('part.dimensions')}>
      <ol className="draft-dimensions">
        {order.map((id, index) => (
          <DimensionLine key={id} id={id} place={index + 1} isUsed={used.has(id)} />
        ))}
      </ol>
      <p className="os-help">{words('dimension.help')}</p>
      <Button icon={Plus} disabled={order.length >= MAX_DIMENSIONS} onClick={add}>
        {words('action.addDimension')}
      </Button>
    </Card>
  )
}

function DimensionLine({ id, place, isUsed }: { id: string; place: number; isUsed: boolean }) {
  const { document } = useDraft()
  return (
    <li>
      <TextOf path={dimensionPath(id)} label={words('dimension.place', { place })} />
      <span className="os-row">
        <MoveButtons path={DIMENSION_ORDER} id={id} />
        <Button
          variant="quiet"
          size="s"
          icon={Trash2}
          iconOnly
          disabled={isUsed}
          onClick={() => document.set(removed(document.body, DIMENSION_ORDER, id))}
        >
          {words('action.remove')}
        </Button>
      </span>
    </li>
  )
}
