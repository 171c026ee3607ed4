import { Download } from 'lucide'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useSaveFile } from '../../../kit/exchange/use-save-file.ts'
import { words } from './words/words.ts'

/** All that the portal keeps about the person, as a file to save. */
export function Kept() {
  const details = useApi('userDetails')
  const { save, busy } = useSaveFile()
  const make = async () => {
    const data = await details.get('/users/me/kept')
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
