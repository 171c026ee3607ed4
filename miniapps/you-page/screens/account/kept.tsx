import { Download } from 'lucide'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { requestJson } from '../../../kit/bridge/request-json.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useSaveFile } from '../../../kit/exchange/use-save-file.ts'
import { words } from './words/words.ts'

/** All that the portal keeps about the person, as a file to save. */
export function Kept() {
  const { portal } = useMiniApp()
  const { save, busy } = useSaveFile()
  const make = async () => {
    const { data } = await requestJson<{ data: unknown }>(portal, '/api/user-details/users/me/kept')
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
    return { file, name: 'agency-os-my-data.json' }
  }
  return (
    <Card title={words('kept')}>
      <div className="os-stack">
        <p className="os-muted">{words('kept.text')}</p>
        <div>
          <Button icon={Download} busy={busy} onClick={() => void save(make)}>
            {words('kept.save')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
