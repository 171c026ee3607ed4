import { Download } from 'lucide'
import { requestBlob } from '../../../kit/bridge/request-json.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { useSaveFile } from '../../../kit/exchange/use-save-file.ts'
import { withQuery, type Query } from '../../../kit/bridge/with-query.ts'
import { words } from '../../words/words.ts'

/** The people who are found, all of them, as a file that can be changed and imported again. */
export function ExportPeople({ query }: { query: Query }) {
  const { portal } = useMiniApp()
  const { save, busy } = useSaveFile()
  const make = async () => ({
    file: await requestBlob(portal, `/api/access${withQuery('/people/export', query)}`, portal.signal),
    name: `${words('panel.users')}.csv`,
  })
  return (
    <Button icon={Download} busy={busy} onClick={() => void save(make)}>
      {words('people.export')}
    </Button>
  )
}
