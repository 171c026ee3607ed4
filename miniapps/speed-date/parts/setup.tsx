import { textAt } from '../../domain/document/change.ts'
import {
  MINUTES_MOST,
  BREAK_MINUTES_MOST,
  ROUNDS_MOST,
  TITLE_MAX_CHARACTERS,
} from '../../domain/speed-date/limits.ts'
import { MODES, roundsPossible } from '../../domain/speed-date/schedule.ts'
import { Card } from '../../kit/controls/card.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { DateField } from '../../kit/controls/date-field.tsx'
import { NumberField } from '../../kit/controls/number-field.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { TimeField } from '../../kit/controls/time-field.tsx'
import { words } from '../words/words.ts'
import { AvoidEarlier } from './avoid-earlier.tsx'
import { People } from './people.tsx'
import { TitleField } from './title-field.tsx'
import type { EventNow } from './use-event.ts'

/** When, for how long, in which way, and who. After the first round has begun, times and pairs stay as they are. */
export function Setup({ event }: { event: EventNow }) {
  const { body, plan, isPlanned, mayChange, set } = event
  const possible = plan.people.length > 1 ? roundsPossible(plan) : ROUNDS_MOST
  const number = (path: string, label: string, most: number, unit = words('minutesUnit')) => (
    <NumberField
      label={label}
      unit={unit}
      min={path === 'pause' ? 0 : 1}
      max={most}
      digits={0}
      disabled={!isPlanned}
      value={typeof body[path] === 'number' ? body[path] : null}
      onChange={(value) => value !== null && set({ [path]: value })}
    />
  )
  return (
    <div className="setup">
      {!mayChange && <p className="os-help setup-note">{words('ownerOnly')}</p>}
      <Card title={words('when')}>
        <div className="os-stack">
          <TitleField
            value={textAt(body, 'title')}
            max={TITLE_MAX_CHARACTERS}
            disabled={!mayChange}
            onChange={(title) => set({ title })}
          />
          <DateField
            label={words('day')}
            disabled={!isPlanned}
            value={textAt(body, 'day')}
            onChange={(day) => day && set({ day })}
          />
          <TimeField
            label={words('time')}
            disabled={!isPlanned}
            value={textAt(body, 'time')}
            onChange={(time) => time && set({ time })}
          />
          <Combobox
            label={words('timeZone')}
            disabled={!isPlanned}
            value={textAt(body, 'timeZone')}
            options={zones(textAt(body, 'timeZone'))}
            onChange={(timeZone) => timeZone && set({ timeZone })}
          />
          {number('rounds', words('rounds'), Math.min(ROUNDS_MOST, possible), '')}
          {number('minutes', words('minutes'), MINUTES_MOST)}
          {number('pause', words('pause'), BREAK_MINUTES_MOST)}
          <RadioGroup
            label={words('mode')}
            disabled={!isPlanned}
            value={plan.mode}
            options={MODES.map((mode) => ({ value: mode, label: words(`mode.${mode}`) }))}
            onChange={(mode) => set({ mode })}
          />
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
