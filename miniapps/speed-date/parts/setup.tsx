import { textAt, textOf } from '../../domain/document/change.ts'
import { MINUTES_MOST, BREAK_MINUTES_MOST, ROUNDS_MOST } from '../../domain/speed-date/limits.ts'
import { MODES, roundsPossible } from '../../domain/speed-date/schedule.ts'
import { Card } from '../../kit/controls/card.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { TimeField } from '../../kit/controls/time-field.tsx'
import { BoundField } from '../../kit/document/fields/bound-field.tsx'
import { DateOf } from '../../kit/document/fields/date-of.tsx'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { words } from '../words/words.ts'
import { AvoidEarlier } from './avoid-earlier.tsx'
import { People } from './people.tsx'
import type { EventNow } from './use-event.ts'

/** When, for how long, in which way, and who. After the first round has begun, times and pairs stay as they are. */
export function Setup({ event }: { event: EventNow }) {
  const { body, plan, isPlanned, mayChange } = event
  const possible = plan.people.length > 1 ? roundsPossible(plan) : ROUNDS_MOST
  const whole = { digits: 0, isClosed: !isPlanned, neverEmpty: true }
  const minutes = { ...whole, unit: words('minutesUnit') }
  const bound = { isClosed: !isPlanned, neverEmpty: true }
  const modes = MODES.map((mode) => ({ value: mode, label: words(`mode.${mode}`) }))
  return (
    <div className="setup">
      {!mayChange && <p className="os-help setup-note">{words('ownerOnly')}</p>}
      <Card title={words('when')}>
        <div className="os-stack">
          <DateOf path="day" label={words('day')} {...bound} />
          <BoundField path="time" label={words('time')} {...bound}>
            {({ texts, value, set }) => (
              <TimeField {...texts} value={textOf(value)} onChange={(time) => set(time || null)} />
            )}
          </BoundField>
          <BoundField path="timeZone" label={words('timeZone')} {...bound}>
            {({ texts, value, set }) => (
              <Combobox
                {...texts}
                value={textOf(value)}
                options={zones(textAt(body, 'timeZone'))}
                onChange={(zone) => set(zone || null)}
              />
            )}
          </BoundField>
          <NumberOf
            path="rounds"
            label={words('rounds')}
            min={1}
            max={Math.min(ROUNDS_MOST, possible)}
            {...whole}
          />
          <NumberOf path="minutes" label={words('minutes')} min={1} max={MINUTES_MOST} {...minutes} />
          <NumberOf path="pause" label={words('pause')} min={0} max={BREAK_MINUTES_MOST} {...minutes} />
          <BoundField
            path="mode"
            label={words('mode')}
            say={(value) => modes.find((mode) => mode.value === value)?.label}
            {...bound}
          >
            {({ texts: { label, error }, set }) => (
              <RadioGroup {...{ label, error }} value={plan.mode} options={modes} onChange={set} />
            )}
          </BoundField>
          <AvoidEarlier event={event} />
        </div>
      </Card>
      <People event={event} />
    </div>
  )
}

const zones = (chosen: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...(chosen ? [chosen] : [])])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }))
