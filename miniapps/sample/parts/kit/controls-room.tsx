import { useState } from 'react'
import { FileText, Save, Search } from 'lucide'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { Tabs } from '../../../kit/controls/tabs.tsx'
import { FieldStates } from './field-states.tsx'
import { Badges, Buttons, Notices } from './plain-specimens.tsx'
import { Specimen, Specimens } from './specimen.tsx'

const BROKEN = { title: 'The server had a problem', text: 'What you saved is safe.', canRetry: true }

/** Buttons, fields, notices and what stands where content would be. */
export function ControlsRoom() {
  return (
    <>
      <Specimens title="Buttons">
        <Specimen title="Every look">
          <Buttons />
        </Specimen>
        <Specimen title="Busy: keeps focus and place, takes no click">
          <Button busy variant="primary">
            Saving
          </Button>
        </Specimen>
        <Specimen title="Icon alone: its words are the name">
          <div className="os-row">
            <Button icon={Save} iconOnly>
              Save
            </Button>
            <Button icon={Search} iconOnly variant="quiet" disabled>
              Search
            </Button>
          </div>
        </Specimen>
        <Specimen title="Long words">
          <Button>Mediaplan für alle Märkte der Agentur zur Freigabe vorlegen</Button>
        </Specimen>
      </Specimens>
      <FieldStates />
      <Specimens title="Notices and badges">
        <Specimen title="Tones" wide>
          <Notices />
          <div className="os-row">
            <Badges />
          </div>
        </Specimen>
      </Specimens>
      <Places />
    </>
  )
}

function Places() {
  const [open, setOpen] = useState(false)
  const [tries, setTries] = useState(0)
  const { basePath } = useMiniApp().route
  return (
    <Specimens title="Places">
      <Specimen title="Dialog">
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Dialog
          open={open}
          title="Start an audit"
          onClose={() => setOpen(false)}
          onSubmit={() => setOpen(false)}
          actions={
            <Button variant="primary" type="submit">
              Start audit
            </Button>
          }
        >
          <p>Esc, the cross and a press beside it close it; focus returns to the button.</p>
        </Dialog>
      </Specimen>
      <Specimen title="Tabs that are places: links">
        <Tabs
          label="Places"
          tabs={[
            { label: 'Overview', to: `${basePath}/kit/controls`, current: true },
            { label: 'Themes', to: `${basePath}/themes`, current: false },
          ]}
        />
      </Specimen>
      <Specimen title="Card with a title">
        <Card title="Markets" headingLevel={4} aside={<Button size="s">Add market</Button>}>
          <p>A named region.</p>
        </Card>
      </Specimen>
      <Specimen title="Loading">
        <Skeleton label="Loading brands" />
      </Specimen>
      <Specimen title="Empty">
        <EmptyState
          title="No audits yet"
          icon={FileText}
          headingLevel={4}
          action={<Button variant="primary">Start audit</Button>}
        >
          Audits of this brand will be listed here.
        </EmptyState>
      </Specimen>
      <Specimen title="Error">
        <ErrorState key={tries} problem={BROKEN} headingLevel={4} onRetry={() => setTries(tries + 1)} />
      </Specimen>
    </Specimens>
  )
}
