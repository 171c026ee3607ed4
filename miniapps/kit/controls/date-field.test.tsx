import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState, type ComponentType } from 'react'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { press } from '../../../test/browser/press.ts'
import { sampleContext } from '../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { focusedElement } from '../bridge/focused-element.ts'
import { island } from '../bridge/island.tsx'
import { DateField, type DateFieldProps } from './date-field.tsx'
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx'
import { TimeField } from './time-field.tsx'
import { periodOf, todayHere, type Period } from './dates/periods.ts'

let days: string[] = []
let periods: Period[] = []

const mounted = async (App: ComponentType, dateLocale: string) => {
  const displaySettings = { ...sampleContext.displaySettings, dateLocale }
  const app = await mountMiniApp(island(App), { context: { displaySettings } })
  await waitUntil(() => app.findAll('[role=spinbutton]').length > 0, 'react-aria has come')
  return app
}

const dayField = (value: string, props: Partial<DateFieldProps> = {}, locale = 'de-DE') => {
  days = []
  function App() {
    const [kept, setKept] = useState(value)
    const change = (next: string) => {
      days.push(next)
      setKept(next)
    }
    return <DateField label="Due" {...props} value={kept} onChange={change} />
  }
  return mounted(App, locale)
}

const rangeField = (value: Period, props: Partial<DateRangeFieldProps> = {}) => {
  periods = []
  function App() {
    const [kept, setKept] = useState(value)
    const change = (next: Period) => {
      periods.push(next)
      setKept(next)
    }
    return <DateRangeField label="Flight" {...props} value={kept} onChange={change} />
  }
  return mounted(App, 'en-GB')
}

const dayNamed = (app: MountedMiniApp, text: string) =>
  app.findAll('.os-calendar-day:not([data-outside-month])').find(({ textContent }) => textContent === text)!
const buttonNamed = (app: MountedMiniApp, text: string) =>
  app.findAll('button').find((each) => each.textContent === text || each.ariaLabel === text)!

describe('DateField', () => {
  it('opens its calendar with the mouse, takes the day that is pressed, and gives the focus back', async () => {
    const app = await dayField('2026-11-23')
    await press(app.find('.os-date-button'))
    await waitUntil(() => app.findAll('.os-calendar-day').length > 0)
    expect(focusedElement()!.textContent).to.equal('23')
    await press(dayNamed(app, '12'))
    expect(days).to.deep.equal(['2026-11-12'])
    await waitUntil(() => app.findAll('.os-calendar').length === 0)
    expect(focusedElement() === app.find('.os-date-button')).to.equal(true)
  })

  it('is typed in the order of the locale', async () => {
    const app = await dayField('')
    await press(app.find('[role=spinbutton]'))
    await sendKeys({ type: '31122026' })
    expect(days.at(-1)).to.equal('2026-12-31')
    const american = await dayField('', {}, 'en-US')
    american.find('[role=spinbutton]').focus()
    await sendKeys({ type: '12312026' })
    expect(days.at(-1)).to.equal('2026-12-31')
  })

  it('goes by keys: a week down, the next month, Enter', async () => {
    const app = await dayField('2026-11-23')
    app.find('.os-date-button').focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => focusedElement()?.textContent === '23')
    for (const key of ['ArrowDown', 'PageDown', 'Enter']) await sendKeys({ press: key })
    expect(days).to.deep.equal(['2026-12-30'])
  })

  it('is named in the language of the page, whatever the formats are, and described inside the app', async () => {
    const app = await dayField('2026-11-23')
    const segments = app.findAll('[role=spinbutton]')
    expect(segments.map(({ textContent }) => textContent)).to.deep.equal(['23', '11', '2026'])
    expect(segments.map(({ ariaLabel }) => ariaLabel!.split(',')[0])).to.deep.equal(['day', 'month', 'year'])
    expect(segments[1]!.getAttribute('aria-valuetext')).to.equal('11 – November')
    expect(segments[0]!.getAttribute('aria-description')).to.equal('Monday, November 23, 2026')
    expect(app.findAll('[aria-describedby*=react-aria-description]')).to.have.length(0)
    await press(app.find('.os-date-button'))
    await waitUntil(() => app.findAll('.os-calendar-day').length > 0)
    expect(dayNamed(app, '23').ariaLabel).to.equal('Monday, November 23, 2026 selected')
    expect(app.find('th').textContent, 'weeks begin as in the formats').to.equal('Mon')
    const empty = await dayField('')
    expect(empty.find('.os-date-input').textContent).to.equal('dd.mm.yyyy')
  })

  it('says what is too early, and offers no such day', async () => {
    const app = await dayField('2026-11-02', { min: '2026-11-10' })
    expect(app.find('.os-field-error').textContent).to.equal('Choose 10.11.2026 or later.')
    await press(app.find('.os-date-button'))
    await waitUntil(() => app.findAll('.os-calendar-day').length > 0)
    await press(dayNamed(app, '9'))
    expect(days).to.deep.equal([])
  })
})

describe('DateRangeField', () => {
  it('takes the first and the last day by two presses of the mouse', async () => {
    const app = await rangeField({ from: '2026-10-05', to: '2026-10-09' })
    await press(app.find('.os-date-button'))
    await waitUntil(() => app.findAll('.os-calendar-day').length > 0)
    await press(dayNamed(app, '12'))
    await press(dayNamed(app, '20'))
    expect(periods).to.deep.equal([{ from: '2026-10-12', to: '2026-10-20' }])
    await waitUntil(() => app.findAll('.os-calendar').length === 0)
  })

  it('takes nothing when it is left by Esc with only the first day chosen', async () => {
    const app = await rangeField({ from: '2026-10-05', to: '2026-10-09' })
    await press(app.find('.os-date-button'))
    await waitUntil(() => app.findAll('.os-calendar-day').length > 0)
    await press(dayNamed(app, '12'))
    await sendKeys({ press: 'Escape' })
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => app.findAll('.os-calendar').length === 0)
    expect(periods).to.deep.equal([])
  })

  it('takes a usual period', async () => {
    const app = await rangeField({ from: '', to: '' })
    await press(app.find('.os-date-button'))
    await waitUntil(() => app.findAll('.os-presets').length > 0)
    await press(buttonNamed(app, 'Last quarter'))
    expect(periods).to.deep.equal([periodOf('lastQuarter', todayHere())])
  })

  it('offers no usual period that lies outside of what may be chosen', async () => {
    const min = `${todayHere().slice(0, 4)}-01-01`
    const app = await rangeField({ from: '', to: '' }, { min })
    await press(app.find('.os-date-button'))
    await waitUntil(() => app.findAll('.os-presets').length > 0)
    const offered = app.find('.os-presets').textContent
    expect([offered.includes('This year'), offered.includes('Last year')]).to.deep.equal([true, false])
  })

  it('says when the end lies before the start', async () => {
    const app = await rangeField({ from: '2026-10-05', to: '2026-10-01' })
    expect(app.find('.os-field-error').textContent).to.equal('The end is before the start.')
  })
})

describe('TimeField', () => {
  const timeField = (value: string, locale: string, withSeconds = false) => {
    days = []
    function App() {
      const [kept, setKept] = useState(value)
      const change = (next: string) => {
        days.push(next)
        setKept(next)
      }
      return <TimeField label="Starts" withSeconds={withSeconds} value={kept} onChange={change} />
    }
    return mounted(App, locale)
  }

  it('shows twenty-four hours or twelve, as the formats have them, and takes what is typed', async () => {
    const german = await timeField('15:00', 'de-DE')
    expect(german.findAll('[role=spinbutton]').map(({ textContent }) => textContent)).to.deep.equal([
      '15',
      '00',
    ])
    expect(german.find('[role=spinbutton]').ariaLabel).to.match(/^hour/)
    await expect(german.element).to.be.accessible()
    german.find('[role=spinbutton]').focus()
    await sendKeys({ type: '0930' })
    expect(days.at(-1)).to.equal('09:30')
    const american = await timeField('15:00', 'en-US')
    expect(american.findAll('[role=spinbutton]').map(({ textContent }) => textContent)).to.deep.equal([
      '03',
      '00',
      'PM',
    ])
  })

  it('goes to the second where a moment is exact', async () => {
    const exact = await timeField('23:59:59', 'de-DE', true)
    const segments = exact.findAll('[role=spinbutton]')
    expect(segments.map(({ textContent }) => textContent)).to.deep.equal(['23', '59', '59'])
    segments[2]!.focus()
    await sendKeys({ type: '07' })
    expect(days.at(-1)).to.equal('23:59:07')
  })
})
