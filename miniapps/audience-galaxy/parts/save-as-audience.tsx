import { basisFields } from '../../domain/surveys/basis-fields.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import { nodeChanges } from '../../domain/audience/node-changes.ts'
import { GALAXY } from '../../domain/galaxies/galaxy.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { words } from '../words/words.ts'
import { useGalaxyWorld } from './galaxy-world.tsx'

/** Begins an audience of everybody whom a rule finds, and leads to it. */
export function SaveAsAudience({ rule, name }: { rule: Expression; name: string }) {
  const { portal } = useMiniApp()
  const { basis } = useGalaxyWorld()
  const documents = useApi('documents')
  const place = usePlace(GALAXY)
  const save = async () => {
    let last = 0
    const nodes = nodeChanges(rule, {}, () => `n${++last}`)
    const fields = { title: name, kind: 'rules', ...basisFields(basis!, {}), ...nodes }
    const id = crypto.randomUUID()
    try {
      await documents.post('/audience', { id, place, fields })
      portal.navigate(`/brands/{brandId}/audience-builder/${id}`)
    } catch (error) {
      portal.notify({ kind: 'error', text: problemText(error).text })
    }
  }
  return (
    <Button size="s" aria-label={words('saveOne', { name })} onClick={() => void save()}>
      {words('save')}
    </Button>
  )
}
