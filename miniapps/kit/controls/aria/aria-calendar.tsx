import { CalendarDate, getDayOfWeek } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { Icon } from '../icon.tsx'
import { words } from '../words/words.ts'
import { describedHere } from './described-here.ts'

/** A month with the ways to the next and the one before: the inside of either calendar. */
export function CalendarMonth() {
  return (
    <>
      <header className="os-calendar-head">
        <Button
          slot="previous"
          className="os-button"
          data-variant="quiet"
          aria-label={words('date.previous')}
        >
          <Icon of={ChevronLeft} />
        </Button>
        <Heading level={3} />
        <Button slot="next" className="os-button" data-variant="quiet" aria-label={words('date.next')}>
          <Icon of={ChevronRight} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className="os-calendar-grid">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="os-calendar-day"
              render={(props) => <div {...describedHere(props)} />}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

/** The day that arrows start from. */
export const focusDay = (panel: HTMLElement) =>
  panel.querySelector<HTMLElement>('.os-calendar-day[tabindex="0"]')?.focus({ preventScroll: true })

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const A_SUNDAY = new CalendarDate(2026, 11, 22)

/** The day that weeks begin with: of the formats, while months and days have their names from the language. */
export const firstDayOf = (locale: string) =>
  DAYS[(DAYS.length - getDayOfWeek(A_SUNDAY, locale)) % DAYS.length]!
