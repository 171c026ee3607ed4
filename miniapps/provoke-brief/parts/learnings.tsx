import { LEARNING, learningPin } from '../../domain/deliveries/learning.ts'
import { textOf } from '../../domain/document/change.ts'
import { pinAt, pinPath } from '../../domain/document/pin.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { BRIEF } from '../../domain/provoke-brief/brief.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { listDocuments } from '../../kit/document/list-documents.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { words } from '../words/words.ts'

const MOST = 50

/** Lessons of earlier plans of the brand, to be taken over: the brief then names each at its version. */
export function Learnings() {
  const { portal } = useMiniApp()
  const { isClosed } = useOpenFields()
  const body = useBody()
  const place = usePlace(BRIEF)
  const { data } = useResource(place && `learnings/${place}`, (signal) =>
    listDocuments(portal, LEARNING, { place: [place!], status: ['shared'], limit: MOST }, signal),
  )
  const isTaken = ({ id }: DocumentRow) => pinAt(body, learningPin(id)) !== undefined
  const offered = (data?.data ?? []).filter((learning) => !isClosed || isTaken(learning))
  if (offered.length === 0) return null
  return (
    <Card title={words('learnings')}>
      {!isClosed && <p className="os-help">{words('learnings.help')}</p>}
      <ul className="learnings">
        {offered.map((learning) => (
          <Offered key={learning.id} learning={learning} isTaken={isTaken(learning)} />
        ))}
      </ul>
    </Card>
  )
}

function Offered({ learning, isTaken }: { learning: DocumentRow; isTaken: boolean }) {
  const { portal } = useMiniApp()
  const { document, isClosed } = useOpenFields()
  const { id, version, title, columns } = learning
  const turn = () => {
    document.set({ [pinPath(learningPin(id))]: isTaken ? null : { type: LEARNING.type, id, version } })
    portal.announce(words(isTaken ? 'learning.removed' : 'learning.taken', { title }))
  }
  return (
    <li>
      <h3 className="os-label">{title}</h3>
      <p>{textOf(columns['text'])}</p>
      <p className="os-muted">{textOf(columns['evidence'])}</p>
      {!isClosed && (
        <Button size="s" onClick={turn}>
          {words(isTaken ? 'learning.leave' : 'learning.take')}
        </Button>
      )}
    </li>
  )
}
