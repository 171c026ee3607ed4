import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import { Search } from 'lucide'
import { useState } from 'react'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Checkbox } from './checkbox.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { island } from '../bridge/island.tsx'
import { Link } from './link.tsx'
import { PageHeader } from './page-header.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { Skeleton } from './skeleton.tsx'
import { Tabs } from './tabs.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const TONES = ['neutral', 'brand', 'information', 'success', 'warning', 'error'] as const
const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const

function Everything() {
  const [text, setText] = useState('')
  return (
    <main>
      <PageHeader
        title="Page"
        subtitle="What it is for"
        actions={<Button variant="primary">Start audit</Button>}
      />
      <Tabs
        label="Views"
        tabs={[
          { label: 'One', to: '/one', current: true },
          { label: 'Two', to: '/two', current: false },
        ]}
      />
      <Card title="Controls" aside={<Badge>3</Badge>}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} icon={Search}>
            Look
          </Button>
        ))}
        <Button disabled>Not now</Button>
        <Button busy>Saving</Button>
        <Button iconOnly icon={Search}>
          Search
        </Button>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <TextField
          label="Name"
          help="As on the invoice"
          error="Name the audit."
          required
          value={text}
          onChange={setText}
        />
        <TextArea label="Evidence" value={text} onChange={setText} />
        <Select label="Market" value="de" onChange={setText} options={[{ value: 'de', label: 'Germany' }]} />
        <Checkbox label="Not applicable" checked={false} onChange={() => {}} />
        <RadioGroup
          label="Level"
          layout="cards"
          value="1"
          onChange={setText}
          options={[
            { value: '0', label: 'None' },
            { value: '1', label: 'Some', description: 'In parts' },
          ]}
        />
        <Link to="/brands/{brandId}/scorecards">Scorecards</Link>{' '}
        <Link to="https://help.example" external>
          Help
        </Link>
        <Skeleton label="Loading" />
        <p className="os-muted">Muted words</p>
      </Card>
      <EmptyState title="Nothing yet" icon={Search}>
        What would be here.
      </EmptyState>
      <ErrorState
        problem={{ title: 'The server had a problem', text: 'What you saved is safe.', canRetry: true }}
        onRetry={() => {}}
      />
    </main>
  )
}

describe('controls', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    it(`are accessible in the ${colorScheme} theme`, async () => {
      await emulateMedia({ colorScheme })
      const { element } = await mountMiniApp(island(Everything))
      await expect(element).to.be.accessible()
    })
  }

  it('tie an error to its field', async () => {
    const app = await mountMiniApp(island(Everything))
    const input = app.find('input')
    const words = input
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => app.find(`[id="${id}"]`).textContent)
    expect(words).to.deep.equal(['As on the invoice', 'Name the audit.'])
    expect(input.getAttribute('aria-invalid')).to.equal('true')
  })

  it('link to the brand in the address, else to the active one', async () => {
    const app = await mountMiniApp(island(Everything))
    const href = () => app.find('a.os-link').getAttribute('href')
    expect(href()).to.equal('/brands/b1/scorecards')
    await app.update({ route: { params: { brandId: 'b/9' } } })
    expect(href()).to.equal('/brands/b%2F9/scorecards')
  })

  it('say that a link leads to another site', async () => {
    const link = (await mountMiniApp(island(Everything))).find<HTMLAnchorElement>('a[target="_blank"]')
    expect([link.rel, link.textContent]).to.deep.equal(['noopener noreferrer', 'Help (opens in a new tab)'])
  })
})

describe('Button', () => {
  it('takes no click while it is busy, and keeps focus', async () => {
    let clicks = 0
    const app = await mountMiniApp(
      island(() => (
        <Button busy onClick={() => clicks++}>
          Saving
        </Button>
      )),
    )
    app.find('button').focus()
    app.find('button').click()
    expect(clicks).to.equal(0)
    expect(app.element.shadowRoot!.activeElement === app.find('button')).to.equal(true)
  })

  for (const [reducedMotion, name] of [
    ['no-preference', 'os-turn'],
    ['reduce', 'none'],
  ] as const) {
    it(`turns its sign by ${name} where the system says ${reducedMotion}`, async () => {
      await emulateMedia({ reducedMotion })
      const app = await mountMiniApp(island(() => <Button busy>Saving</Button>))
      expect(getComputedStyle(app.find('.os-spinner')).animationName).to.equal(name)
      await emulateMedia({ reducedMotion: 'no-preference' })
    })
  }
})

describe('the ring of focus', () => {
  for (const [Tag, style] of [
    ['h1', 'none'],
    ['p', 'solid'],
  ] as const) {
    it(`is ${style} around a focused ${Tag} that no key reaches`, async () => {
      const app = await mountMiniApp(island(() => <Tag tabIndex={-1}>Here</Tag>))
      app.find(Tag).focus()
      await sendKeys({ press: 'Shift' })
      expect(getComputedStyle(app.find(Tag)).outlineStyle).to.equal(style)
    })
  }
})
