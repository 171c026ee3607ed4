import { numbersIn } from '../../../domain/document/numbered.ts'
import { textAt } from '../../../domain/document/change.ts'
import { LEVERS_MAX, SEGMENTS_MAX } from '../../../domain/opportunities/opportunity.ts'
import { DRIVERS } from '../../../domain/opportunities/segment-value.ts'
import { Card } from '../../controls/card.tsx'
import { NumberOf } from '../../document/fields/number-of.tsx'
import { useBody } from '../../document/fields/open-fields.ts'
import { SelectOf } from '../../document/fields/select-of.tsx'
import { TextOf } from '../../document/fields/text-of.tsx'
import { NumberedLines } from '../../planning/numbered-lines.tsx'
import { driverName, segmentName } from './names.ts'
import { words } from './words/words.ts'

const PARTS = ['name', 'segment', 'driver', 'lift', 'evidence']
const LIFT_PERCENT = 10

/** Levers that would win segments, each with the evidence for its effect. */
export function LeversCard() {
  const body = useBody()
  const segments = numbersIn(body, 'segments').map((number) => ({
    value: number,
    label: segmentName({ number, name: textAt(body, `segments/${number}/name`) }),
  }))
  return (
    <Card title={words('levers')}>
      <p className="os-muted">{words('leversText')}</p>
      <NumberedLines
        of="levers"
        parts={PARTS}
        fresh={() => ({ driver: 'penetration', lift: LIFT_PERCENT })}
        most={LEVERS_MAX * SEGMENTS_MAX}
        add={words('addLever')}
        removeLabel={(number) => words('removeLever', { number })}
      >
        {(at, number) => (
          <div className="lever">
            <TextOf path={`${at}/name`} label={words('lever', { number })} />
            <SelectOf
              path={`${at}/segment`}
              label={words('leverSegment', { number })}
              options={segments}
              mayBeEmpty
              emptyLabel={words('allSegments')}
            />
            <SelectOf
              path={`${at}/driver`}
              label={words('driver', { number })}
              options={DRIVERS.map((driver) => ({ value: driver, label: driverName(driver) }))}
            />
            <NumberOf path={`${at}/lift`} label={words('lift', { number })} unit="%" min={-100} max={1000} />
            <TextOf path={`${at}/evidence`} label={words('evidence', { number })} />
          </div>
        )}
      </NumberedLines>
    </Card>
  )
}
