import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import type { ApprovedCurve } from '../../domain/curves/wire.ts'
import type { Body } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import { touchpointsOf } from '../../domain/touchpoints/touchpoint.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import type { OpenDocument } from '../../kit/document/open-document.ts'
import { ImportWizard } from '../../kit/exchange/import-wizard/import-wizard.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { libraryPlan, NotStored } from './library-plan.ts'
import type { Library } from './use-library.ts'
import { usePlaces } from './use-libraries.ts'

interface ImportDialogProps {
  library: Library
  onClose(): void
}

/**
 * A file is looked through, and what it changes is shown, before any of it is taken; then it is one step that
 * can be undone.
 */
export function ImportDialog({ library, onClose }: ImportDialogProps) {
  const { portal } = useMiniApp()
  const { brandId } = usePlaces()
  const touchpoints = useApi('touchpoints')
  const curves = useApi('curves')
  const { body, above, market, document } = library
  const plan = libraryPlan({
    body,
    above,
    curves: async () => {
      const approved = await curves.get<readonly ApprovedCurve[]>(`/${brandId}/approved`)
      return [
        ...approved.filter(({ own }) => !own).map(({ id }) => id),
        ...curvesIn(above),
        ...curvesIn(body),
      ]
    },
    isUsed: async (touchpoint) => {
      const path = withQuery(`/${brandId}/uses`, { touchpoint, market })
      return (await touchpoints.get<{ used: boolean }>(path)).used
    },
    set: async (values) => {
      await store(document, values)
      portal.announce(words('import.done'))
    },
  })
  return (
    <Dialog open size="l" title={words('import')} onClose={onClose}>
      <p className="os-muted">{words('import.help')}</p>
      <ImportWizard plan={plan} afterwards={<Button onClick={onClose}>{kitWords('close')}</Button>} />
    </Dialog>
  )
}

/** Some of a library were approved once and are no longer: a sheet may say them again. */
const curvesIn = (body: Body | null): readonly string[] =>
  touchpointsOf(body ?? {}).flatMap(({ curve }) => curve || [])

/** Whole, or not at all: what the server does not take is taken back. */
async function store(document: OpenDocument, values: Readonly<Record<string, Json>>): Promise<void> {
  document.set(values)
  if (await document.flush()) return
  document.undo()
  throw new NotStored('The library did not take the sheet')
}
