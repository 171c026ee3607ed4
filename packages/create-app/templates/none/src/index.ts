import { defineMiniApp, type MiniAppProps } from '@agency-os/mini-app/plain'
import './app.css'
import { element } from './element.ts'
import { reachOf } from './reach.ts'
import { showScorecards } from './show-scorecards.ts'

export default defineMiniApp((root, first) => {
  let props = first
  const brand = element('p', { className: 'brand' })
  const lines = element('tbody')
  const audience = numberField(2_000_000)
  const contacts = numberField(6_000_000)
  const scorecards = element('section', { className: 'card' })

  const drawLines = () => {
    const numbers = new Intl.NumberFormat(props.context.displaySettings.numberLocale)
    const percents = new Intl.NumberFormat(props.context.displaySettings.numberLocale, { style: 'percent' })
    lines.replaceChildren(
      ...reachOf(audience.valueAsNumber || 0, contacts.valueAsNumber || 0).map(({ frequency, people, share }) => {
        const bar = element('span', { className: 'bar' })
        bar.style.width = percents.format(share)
        return element(
          'tr',
          {},
          element('th', { scope: 'row' }, `${frequency}+`),
          element('td', { className: 'number' }, numbers.format(people)),
          element('td', {}, percents.format(share), bar),
        )
      }),
    )
  }

  const draw = (before?: MiniAppProps) => {
    const { workspace } = props.context
    brand.textContent = `For ${workspace?.name ?? 'no brand'}`
    drawLines()
    if (before?.context.workspace?.id !== workspace?.id) void showScorecards(scorecards, props)
  }

  audience.addEventListener('input', drawLines)
  contacts.addEventListener('input', drawLines)
  root.append(
    element(
      'main',
      { className: 'desk' },
      element('header', {}, element('h1', {}, 'My app'), brand),
      element(
        'section',
        { className: 'card' },
        element(
          'div',
          { className: 'fields' },
          element('label', {}, 'Audience', audience),
          element('label', {}, 'Contacts', contacts),
        ),
        element('table', {}, element('thead', {}, headings('Frequency', 'People', 'Reach')), lines),
      ),
      scorecards,
    ),
  )
  props.portal.emit('set-breadcrumbs', { app: 'My app' })
  draw()

  return {
    update(now) {
      const before = props
      props = now
      draw(before)
    },
    end: () => root.replaceChildren(),
  }
})

const numberField = (value: number) => element('input', { type: 'number', min: '0', value: String(value) })

const headings = (...texts: string[]) =>
  element('tr', {}, ...texts.map((text) => element('th', { scope: 'col' }, text)))
