import { CircleAlert, CircleCheck, Info, Plus, TriangleAlert } from 'lucide'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'

const NOTICES = [
  { tone: 'information', icon: Info, words: 'The audit opens again on Monday.' },
  { tone: 'success', icon: CircleCheck, words: 'All answers are saved.' },
  { tone: 'warning', icon: TriangleAlert, words: 'Two questions have no evidence yet.' },
  { tone: 'error', icon: CircleAlert, words: 'Level 4 was not saved. Your text is safe; try again.' },
] as const

/** Every look of a button; the page of themes shows them in all tenants, the room of the kit with their states. */
export function Buttons() {
  return (
    <div className="os-row">
      <Button variant="primary" icon={Plus}>
        Start audit
      </Button>
      <Button>See result</Button>
      <Button variant="quiet">Cancel</Button>
      <Button variant="danger">Delete</Button>
      <Button aria-pressed>Chart</Button>
      <Button disabled>Submit</Button>
      <Button size="s">Export</Button>
    </div>
  )
}

export function Notices() {
  return (
    <>
      {NOTICES.map(({ tone, icon, words }) => (
        <div key={tone} className="os-notice" data-tone={tone}>
          <Icon of={icon} size={20} />
          <p>{words}</p>
        </div>
      ))}
    </>
  )
}

export function Badges() {
  return (
    <>
      <Badge>Draft</Badge>
      <Badge tone="brand">Your brand</Badge>
      <Badge tone="information">Planned</Badge>
      <Badge tone="success">Live</Badge>
      <Badge tone="warning">Pitch</Badge>
      <Badge tone="error">Inactive</Badge>
    </>
  )
}
