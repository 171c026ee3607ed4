import { CalendarRange } from 'lucide'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { periodOf, todayHere, type Period, type PeriodName } from '../dates/periods.ts'
import { Icon } from '../icon.tsx'
import { usePopover } from '../popover/use-popover.ts'
import { words } from '../words/words.ts'
import { CalendarMonth, firstDayOf, focusDay } from './aria-calendar.tsx'
import { dayOf, DaySegments } from './aria-segments.tsx'

export interface AriaPeriodProps {
  value: Period
  onChange(value: Period): void
  /** In its order the days stand. */
  locale: string
  /** In it they are named. */
  language: string
  min?: string | undefined
  max?: string | undefined
  presets: readonly PeriodName[]
  isInvalid: true | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  required?: boolean | undefined
}

/** First and last day, with the calendar and the usual periods behind its button. */
export function AriaPeriod(props: AriaPeriodProps) {
  const { value, onChange, isInvalid, disabled, readOnly } = props
  const popover = usePopover<HTMLDivElement>({ onOpened: focusDay })
  const choose = (period: Period) => {
    popover.close()
    onChange(period)
  }
  const side = (name: 'from' | 'to') => (
    <DaySegments
      {...props}
      ids={{ 'aria-label': words(`range.${name}`), 'aria-invalid': isInvalid }}
      value={value[name]}
      onChange={(day) => onChange({ ...value, [name]: day })}
    />
  )
  return (
    <I18nProvider locale={props.language}>
      <div
        {...popover.anchorProps}
        className="os-date-frame"
        data-period="true"
        data-disabled={disabled || undefined}
      >
        {side('from')}
        <span aria-hidden="true">–</span>
        {side('to')}
        {!readOnly && (
          <button
            type="button"
            className="os-date-button"
            popoverTarget={popover.buttonProps.popoverTarget}
            aria-expanded={popover.isOpen}
            aria-haspopup="dialog"
            aria-label={words('range.choose')}
            disabled={disabled}
          >
            <Icon of={CalendarRange} />
          </button>
        )}
      </div>
      <div {...popover.panelProps} role="dialog" aria-label={words('range.choose')}>
        {popover.isOpen && <PeriodPanel {...props} onChange={choose} />}
      </div>
    </I18nProvider>
  )
}

function PeriodPanel({ value, onChange, locale, min, max, presets }: AriaPeriodProps) {
  const today = todayHere()
  const [start, end] = [dayOf(value.from), dayOf(value.to)]
  const offered = presets
    .map((name) => ({ name, period: within(periodOf(name, today), min, max) }))
    .filter(({ period }) => period.from <= period.to) // others lie wholly before or after what may be chosen
  return (
    <div className="os-period-panel">
      <RangeCalendar
        className="os-calendar"
        firstDayOfWeek={firstDayOf(locale)}
        commitBehavior="reset"
        value={start && end && value.from <= value.to ? { start, end } : null}
        defaultFocusedValue={start ?? dayOf(max && today > max ? max : today)}
        onChange={(next) => onChange({ from: next.start.toString(), to: next.end.toString() })}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
      >
        <CalendarMonth />
      </RangeCalendar>
      {offered.length > 0 && (
        <div role="group" aria-label={words('range.presets')} className="os-presets">
          {offered.map(({ name, period }) => (
            <button
              key={name}
              type="button"
              className="os-button"
              data-variant="quiet"
              data-size="s"
              onClick={() => onChange(period)}
            >
              {words(`range.${name}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Cuts a period to the days that may be chosen. */
const within = ({ from, to }: Period, min = '', max = '9999-12-31'): Period => ({
  from: from < min ? min : from,
  to: to > max ? max : to,
})
