import { Calendar as CalendarIcon } from 'lucide'
import { Calendar } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { todayHere } from '../dates/periods.ts'
import { Icon } from '../icon.tsx'
import { usePopover } from '../popover/use-popover.ts'
import { words } from '../words/words.ts'
import { CalendarMonth, firstDayOf, focusDay } from './aria-calendar.tsx'
import { dayOf, DaySegments, type DayFieldProps } from './aria-segments.tsx'

/** A day with the calendar behind its button. */
export function AriaDay(props: DayFieldProps) {
  const { isOpen, close, anchorProps, buttonProps, panelProps } = usePopover<HTMLDivElement>({
    onOpened: focusDay,
  })
  const choose = (day: string) => {
    props.onChange(day)
    close()
  }
  return (
    <I18nProvider locale={props.language}>
      <div {...anchorProps} className="os-date-frame" data-disabled={props.disabled || undefined}>
        <DaySegments {...props} />
        {!props.readOnly && (
          <button
            type="button"
            className="os-date-button"
            popoverTarget={buttonProps.popoverTarget}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            aria-label={words('date.choose')}
            disabled={props.disabled}
          >
            <Icon of={CalendarIcon} />
          </button>
        )}
      </div>
      <div {...panelProps} role="dialog" aria-label={words('date.choose')}>
        {isOpen && <DayCalendar {...props} onChange={choose} />}
      </div>
    </I18nProvider>
  )
}

function DayCalendar({ value, onChange, locale, min = '', max = '9999-12-31', required }: DayFieldProps) {
  const today = todayHere()
  return (
    <>
      <Calendar
        className="os-calendar"
        firstDayOfWeek={firstDayOf(locale)}
        value={dayOf(value) ?? null}
        defaultFocusedValue={dayOf(value) ?? dayOf(today < min ? min : today > max ? max : today)}
        onChange={(next) => onChange(next.toString())}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
      >
        <CalendarMonth />
      </Calendar>
      <footer className="os-calendar-foot">
        <button
          type="button"
          className="os-button"
          data-variant="quiet"
          data-size="s"
          disabled={today < min || today > max}
          onClick={() => onChange(today)}
        >
          {words('date.today')}
        </button>
        {!required && value && (
          <button
            type="button"
            className="os-button"
            data-variant="quiet"
            data-size="s"
            onClick={() => onChange('')}
          >
            {words('clear')}
          </button>
        )}
      </footer>
    </>
  )
}
